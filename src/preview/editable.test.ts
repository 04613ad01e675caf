/** @jest-environment jsdom */
import { makeEditable } from "./editable";
import { createMarks } from "./marks";

type Place = { file: string; path: (string | number)[] };

const container = document.createElement("div");
const marks = createMarks();
const markOf = (...path: (string | number)[]) => marks.markOf({ file: "site.json", path });

let opened: string[];

/** Shows a page in which each text opens its field. */
function show(html: string) {
  opened = [];
  document.body.replaceChildren(container);
  container.innerHTML = "";
  const open = ({ path }: Place) => void opened.push(path.join("."));
  const editable = makeEditable(container, marks, (place) => open(place as Place));
  container.innerHTML = html;
  editable.update();
  return editable;
}

const find = (selector: string) => container.querySelector<HTMLElement>(selector);

const click = (selector: string) =>
  find(selector)?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));

// e2e/editor/editable.test.ts clicks each text of every page.

test("a click opens the field of the words under the pointer, even after a span", () => {
  const [text, fact] = [markOf("text"), markOf("fact")];
  show(`<p>${text}It takes <span>${fact}4–8</span> weeks${text}, all told</p>`);
  const offsetNode = find("p")?.lastChild;
  for (const offset of [2, 10]) {
    Object.assign(document, { caretPositionFromPoint: () => ({ offsetNode, offset }) });
    click("p");
  }
  Reflect.deleteProperty(document, "caretPositionFromPoint");
  expect(opened).toEqual(["fact", "text"]);
});

test("the keyboard reaches the summary of an always open disclosure", async () => {
  show(`<details open><summary>${markOf("question")}Why?</summary></details>`);
  find("summary")?.setAttribute("tabindex", "-1");
  await Promise.resolve();
  expect(find("summary")?.tabIndex).toBe(0);
});

test("follows later changes of the page", async () => {
  show(`<p>${markOf("one")}One</p>`);
  // React writes into the text node in this way, and only if the text changes.
  const [text] = find("p")?.childNodes ?? [];
  if (text) text.nodeValue = "Drawn by code";
  container.insertAdjacentHTML("beforeend", `<b>${markOf("two")}Two</b>`);
  await Promise.resolve();
  expect(container.textContent).toBe("Drawn by codeTwo");
  for (const selector of ["p", "b"]) click(selector);
  expect(opened).toEqual(["two"]);
  expect(find("p")?.hasAttribute("tabindex")).toBe(false);
});

test.each([
  ["its words", ["list", 0, "title"], ["Title"]],
  ["all texts of an item", ["list", 0], ["Title", "Text"]],
  ["the texts of its item, for a number", ["list", 0, "x"], ["Title", "Text"]],
  ["nothing if the page does not show it", ["hidden"], []],
])("the focused field outlines %s", (_what, path, expected) => {
  const { outline } = show(
    `<p>${markOf("list", 0, "title")}Title</p><p>${markOf("list", 0, "text")}Text</p>` +
      `<p>${markOf("list", 1, "title")}Other</p>`,
  );
  outline({ file: "site.json", path });
  const outlined = [...container.querySelectorAll("[data-focused]")];
  expect(outlined.map(({ textContent }) => textContent)).toEqual(expected);
});
