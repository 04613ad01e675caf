import type { EditorPage } from "./page";
import { editorOfTests } from "./harness";

// Unsaved words stay in the browser, whatever happens to the page.

const work = editorOfTests();
const kit = "testimonials/kit-n";
const words = "Typed and not saved.";

/** Types into a testimonial, and waits until the browser keeps the words. */
async function type(editor: EditorPage, text: string): Promise<void> {
  await editor.open(kit);
  await editor.field("Words").fill(text);
  await editor.whenState("1 unsaved change");
}

/** Opens the changed entry from the list under the state of the site. */
async function openChanged(editor: EditorPage, name: string | RegExp): Promise<void> {
  await editor.state.click();
  await editor.page
    .getByRole("list", { name: "Not saved yet" })
    .getByRole("link", { name })
    .click();
}

it("a reload keeps what was typed, and the start says where it waits", async () => {
  const { editor, page } = work;
  const before = work.read(`${kit}.json`);
  await type(editor, words);
  await page.reload();
  await editor.whenState("1 unsaved change");
  await editor.goTo();
  await openChanged(editor, /Kit N\./);
  await editor.whenShown(words);
  expect(await editor.field("Words").inputValue()).toBe(words);
  expect(work.read(`${kit}.json`)).toBe(before);
  await editor.saveWell();
  expect(work.json(`${kit}.json`)).toMatchObject({ text: words });
});

it("a key just before the page closes is kept", async () => {
  const { editor, page } = work;
  await type(editor, "Typed ");
  const isLoaded = page.waitForEvent("load");
  // Key and reload are one step, so that no timer of the page runs between them.
  await editor.field("Words").evaluate((field: HTMLTextAreaElement) => {
    field.setRangeText("at the last moment", field.value.length, field.value.length, "end");
    field.dispatchEvent(new Event("input", { bubbles: true }));
    location.reload();
  });
  await isLoaded;
  await editor.whenState("1 unsaved change");
  expect(await editor.field("Words").inputValue()).toBe("Typed at the last moment");
});

it("a tab that is killed leaves its changes to the next one", async () => {
  const { editor } = work;
  const tab = await work.newTab();
  await type(tab, words);
  await tab.page.evaluate(() => navigator.locks.query());
  await tab.page.reload();
  await tab.whenState("1 unsaved change");
  // The state after the reload comes from the stored draft. Now the page ends without an event, as in a crash.
  await tab.page.close({ runBeforeUnload: false });
  await editor.open(kit);
  await editor.whenState("1 unsaved change");
  expect(await editor.field("Words").inputValue()).toBe(words);
});

it("two tabs keep their own changes, and the one that stays asks which words it should keep", async () => {
  const { editor, page } = work;
  await type(editor, "Typed in the first tab.");
  const tab = await work.newTab();
  await type(tab, "Typed in the second tab.");
  expect(await editor.field("Words").inputValue()).toBe("Typed in the first tab.");
  await tab.page.close();
  await page.reload();
  const question = editor.question(/in another tab/);
  await question.getByText("In the other tab", { exact: true }).click();
  await question.getByRole("button", { name: "Keep the other tab’s" }).click();
  expect(await editor.field("Words").inputValue()).toBe("Typed in the second tab.");
  await editor.saveWell();
  expect(work.json(`${kit}.json`)).toMatchObject({ text: "Typed in the second tab." });
});

it("all changes are thrown away after a question, and Undo brings them back", async () => {
  const { editor } = work;
  await type(editor, words);
  await editor.button("Throw away").click();
  const question = editor.question("Throw away 1 change?");
  await question.getByRole("button", { name: "Keep it" }).click();
  expect(await editor.field("Words").inputValue()).toBe(words);
  await editor.button("Throw away").click();
  await question.getByRole("button", { name: "Throw it away" }).click();
  await editor.whenState("Live");
  expect(await editor.field("Words").inputValue()).not.toBe(words);
  await editor.button("Undo").click();
  await editor.whenState("1 unsaved change");
  expect(await editor.field("Words").inputValue()).toBe(words);
});
