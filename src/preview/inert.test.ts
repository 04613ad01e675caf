/** @jest-environment jsdom */
import { makeInert } from "./inert";

let submitted: string[];
let followed: string[];

beforeAll(() => makeInert((path) => followed.push(path)));
beforeEach(() => {
  submitted = [];
  followed = [];
  document.body.innerHTML = `
    <a href="https://elsewhere.example">Elsewhere</a>
    <a href="/contact#form"><span>Contact</span></a>
    <form action="/sent"><button>Send</button></form>
    <details><summary>More</summary></details>`;
  document.querySelector("form")?.addEventListener("submit", () => submitted.push("form"));
});

const isPrevented = (selector: string, event: Event) =>
  document.querySelector(selector)?.dispatchEvent(event) === false;

const click = (name = "click") => new MouseEvent(name, { bubbles: true, cancelable: true });

test.each([
  ["a link", "a[href^=https]"],
  ["words in a link", "a span"],
])("the browser does not follow %s", (_what, selector) => {
  expect(isPrevented(selector, click())).toBe(true);
  expect(isPrevented(selector, click("auxclick"))).toBe(true);
});

test("a click on a link to a page of the site reports the page", () => {
  document.querySelector("a[href^=https]")?.dispatchEvent(click());
  document.querySelector("a span")?.dispatchEvent(click("auxclick"));
  expect(followed).toEqual([]);
  document.querySelector("a span")?.dispatchEvent(click());
  expect(followed).toEqual(["/contact"]);
});

test("a form is not sent, and triggers no handler", () => {
  const event = new SubmitEvent("submit", { bubbles: true, cancelable: true });
  expect(isPrevented("form", event)).toBe(true);
  expect(submitted).toEqual([]);
});

test("disclosures still open", () => {
  expect(isPrevented("summary", click())).toBe(false);
});
