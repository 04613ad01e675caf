import type { Locator } from "playwright-core";
import { eventually } from "../../test/eventually";
import { editorOfTests } from "./harness";

// The bar undoes the last step, and the history undoes any older save. Both changes wait for Save.

const work = editorOfTests();
const kit = "testimonials/kit-n.json";

const history = () => work.editor.panel("History");
/** A save in the history, by its words. */
const saveWith = (words: string): Locator =>
  history().getByRole("article").filter({ hasText: words });

async function write(texts: Readonly<Record<string, string>>): Promise<void> {
  await work.editor.open("testimonials/kit-n");
  await work.editor.fill(texts);
  await work.editor.saveWell();
}

it("Undo takes back steps, even saved ones, and Redo makes them again", async () => {
  const { editor } = work;
  const before = work.read(kit);
  await write({ Words: "A slip." });
  const after = work.read(kit);
  await editor.goTo();
  await editor.button("Undo").click();
  // Undo leads to the entry that the step has changed.
  await editor.panel("Kit N.").waitFor();
  await editor.whenState("1 unsaved change");
  expect(work.read(kit)).toBe(after);
  await editor.saveWell();
  expect(work.read(kit)).toBe(before);
  await editor.button("Redo").click();
  await editor.saveWell();
  expect(work.read(kit)).toBe(after);
});

it("one older change is taken back from the history, and later ones stay", async () => {
  const { editor } = work;
  const before = work.json(kit);
  await write({ Words: "A slip." });
  await write({ Town: "Essex", Name: "Kit Noor" });
  await editor.link("History").click();
  const slip = saveWith("A slip.");
  await slip.getByRole("button", { name: "Undo: Words" }).click();
  await editor.toast("Undone. Visitors see it after you save.").waitFor();
  await editor.saveWell();
  expect(work.json(kit)).toEqual({ ...before, town: "Essex", name: "Kit Noor" });
  // People can undo one line of a save, or the whole save.
  const two = saveWith("Essex");
  await two.getByRole("button", { name: "Undo: Town" }).click();
  await editor.saveWell();
  expect(work.json(kit)).toEqual({ ...before, name: "Kit Noor" });
  await two.getByText("Undo all 2").click();
  await editor.saveWell();
  expect(work.json(kit)).toEqual(before);
  // Every undo is a save of its own.
  await eventually(() => history().getByRole("article").count(), 5);
});
