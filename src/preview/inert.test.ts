import { makeInert } from "./inert";

let submitted: string[];

beforeAll(makeInert);
beforeEach(() => {
  submitted = [];
  document.body.innerHTML = `
    <a href="https://elsewhere.example">Elsewhere</a>
    <a href="/contact"><span>Contact</span></a>
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
])("%s leads nowhere", (_what, selector) => {
  expect(isPrevented(selector, click())).toBe(true);
  expect(isPrevented(selector, click("auxclick"))).toBe(true);
});

test("a form is not sent, and triggers no handler", () => {
  const event = new SubmitEvent("submit", { bubbles: true, cancelable: true });
  expect(isPrevented("form", event)).toBe(true);
  expect(submitted).toEqual([]);
});

test("disclosures still open", () => {
  expect(isPrevented("summary", click())).toBe(false);
});
