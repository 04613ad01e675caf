/** @jest-environment jsdom */
import { makeInert } from "./inert";

// e2e/editor/preview.test.ts clicks and submits in the preview.

const followed: string[] = [];
makeInert((path) => followed.push(path));

test("a click on a link within the page scrolls there, although the page's base is another address", () => {
  document.body.innerHTML =
    '<base href="https://www.example.com/admin" /><a href="#quote">Free quote</a><form id="quote"></form>';
  const scrolled: Element[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this);
  };
  document.querySelector("a")?.click();
  expect(scrolled).toEqual([document.querySelector("form")]);
});

test("a click on a link to a page of the site reports the page", () => {
  document.body.innerHTML =
    '<a href="https://elsewhere.example">Elsewhere</a><a href="/contact#form"><b>Contact</b></a>';
  const click = (selector: string, type = "click") => {
    const event = new MouseEvent(type, { bubbles: true, cancelable: true });
    document.querySelector(selector)?.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  };
  click("a");
  click("b", "auxclick");
  expect(followed).toEqual([]);
  click("b");
  expect(followed).toEqual(["/contact"]);
});
