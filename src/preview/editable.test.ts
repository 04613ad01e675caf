/** @jest-environment jsdom */
import { makeEditable } from "./editable";
import { createMarks } from "./marks";

type Place = { file: string; path: (string | number)[] };

let container: HTMLElement;
let opened: Place[];

const marks = createMarks();
const markOf = (...path: (string | number)[]) => marks.markOf({ file: "site.json", path });
const editable = () => {
  opened = [];
  container = document.createElement("div");
  document.body.replaceChildren(container);
  return makeEditable(container, marks, (place) => opened.push(place as Place));
};

const paths = () => opened.map(({ path }) => path.join("."));

const click = (selector: string) =>
  container
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));

const press = (selector: string, key: string) =>
  container
    .querySelector(selector)
    ?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));

test("removes marks from the page, and a click on their text opens the field", () => {
  const { update } = editable();
  container.innerHTML =
    `<h2 id="${markOf("id")}here">${markOf("heading")}Walls</h2>` +
    `<img alt="${markOf("picture", "alt")}A wall"><p id="code">7 towns</p>`;
  update();
  expect(container.innerHTML).toMatch(
    /^<h2 id="here".*>Walls<\/h2><img alt="A wall".*<p id="code">/,
  );
  click("h2");
  click("img");
  click("#code");
  expect(paths()).toEqual(["heading", "picture.alt"]);
});

test("words in several elements are one text", () => {
  const { update } = editable();
  container.innerHTML = `<p>${markOf("text")}It is <span>well-built</span> and <b>9</b></p>`;
  update();
  click("span");
  expect(paths()).toEqual(["text"]);
});

test("the keyboard reaches every text, and Enter opens its field", () => {
  const { update } = editable();
  container.innerHTML = `<p>${markOf("text")}Dry.</p><a href="/about">${markOf("link")}About</a>`;
  update();
  const [text, link] = container.children as unknown as [HTMLElement, HTMLElement];
  expect([text.tabIndex, link.hasAttribute("tabindex")]).toEqual([0, false]);
  press("p", " ");
  press("p", "Enter");
  expect(paths()).toEqual(["text"]);
});

test("the keyboard reaches the summary of an always open disclosure", async () => {
  const { update } = editable();
  container.innerHTML = `<details open><summary>${markOf("question")}Why?</summary></details>`;
  update();
  const summary = container.querySelector("summary");
  summary?.setAttribute("tabindex", "-1");
  await Promise.resolve();
  expect(summary?.tabIndex).toBe(0);
});

test("a link opens its field instead; a question also toggles", () => {
  const { update } = editable();
  container.innerHTML =
    `<a href="/about">${markOf("link")}About</a>` +
    `<details><summary>${markOf("question")}Why?</summary></details>`;
  update();
  expect(click("a")).toBe(false);
  expect(click("summary")).toBe(true);
  expect(paths()).toEqual(["link", "question"]);
});

test("follows later changes of the page", async () => {
  const { update } = editable();
  container.innerHTML = `<p>${markOf("one")}One</p>`;
  update();
  // React does the same: it writes the text only when it changes.
  const [text] = container.querySelector("p")?.childNodes ?? [];
  if (text) text.nodeValue = "Drawn by code";
  container.insertAdjacentHTML("beforeend", `<b>${markOf("two")}Two</b>`);
  await Promise.resolve();
  expect(container.textContent).toBe("Drawn by codeTwo");
  click("p");
  click("b");
  expect(paths()).toEqual(["two"]);
  expect(container.querySelector("p")?.hasAttribute("tabindex")).toBe(false);
});

test("keeps the field of an unchanged text", () => {
  const { update } = editable();
  container.innerHTML = `<p>${markOf("one")}One</p>`;
  update();
  update();
  click("p");
  expect(paths()).toEqual(["one"]);
});

test.each([
  ["its words", ["list", 0, "title"], ["Title"]],
  ["all texts of an item", ["list", 0], ["Title", "Text"]],
  ["the texts of its item, for a number", ["list", 0, "x"], ["Title", "Text"]],
  ["nothing if the page does not show it", ["hidden"], []],
])("the focused field outlines %s", (_what, path, expected) => {
  const { update, outline } = editable();
  container.innerHTML =
    `<p>${markOf("list", 0, "title")}Title</p><p>${markOf("list", 0, "text")}Text</p>` +
    `<p>${markOf("list", 1, "title")}Other</p>`;
  update();
  outline({ file: "site.json", path });
  const outlined = [...container.querySelectorAll("[data-focused]")];
  expect(outlined.map(({ textContent }) => textContent)).toEqual(expected);
});
