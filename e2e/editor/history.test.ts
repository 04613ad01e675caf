import { existsSync } from "node:fs";
import { join } from "node:path";
import { eventually } from "../../test/eventually";
import { axeIssues } from "../axe";
import { editorOfTests } from "./harness";

// Undo: the last change from the bottom of the page, any other one from the history.

const work = editorOfTests();
const kit = "testimonials/kit-n.json";

const offered = (words: RegExp) => work.page.getByRole("button", { name: words });

async function undo(words: RegExp): Promise<void> {
  await offered(words).press("Enter");
  await work.page.getByRole("button", { name: "Change it back" }).click();
}

/** Undoes the newest change from the history, and closes the history. */
async function undoFromHistory(): Promise<void> {
  await openHistory();
  await history().getByRole("button", { name: "Bring back what was there before" }).first().click();
  await history().getByRole("status").getByText("Undone: Testimonial “Kit N.”.").waitFor();
  // With the focus on the status, screen readers would read it twice.
  const focused = work.page.locator(":focus");
  await history().getByRole("button", { name: "Close" }).and(focused).click();
}

const history = () => work.page.getByRole("dialog", { name: "History" });
const openHistory = () => work.page.getByRole("button", { name: "History" }).click();
const lineOf = (title: string, sentence: string) =>
  history().getByRole("listitem").filter({ hasText: title }).filter({ hasText: sentence });

async function write(words: string): Promise<void> {
  await work.editor.open("testimonials/kit-n");
  await work.page.getByLabel("Words").fill(words);
  await work.editor.saveWell();
}

it("names the last change, and undoes it", async () => {
  const { page, read } = work;
  const before = read(kit);
  await write("A slip.");
  const after = read(kit);
  const sentence = "words: “Left the gate shut & the dog in.” became “A slip.”";
  await page.getByRole("button", { name: `Undo: ${sentence}`, exact: true }).click();
  const question = page.getByRole("dialog", { name: "Change the site back?" });
  await question.getByText(/^Words: .* became “A slip.”$/).waitFor();
  expect(await axeIssues(page, "dialog")).toEqual([]);
  await question.getByRole("button", { name: "Keep it" }).click();
  expect(read(kit)).not.toBe(before);
  await undo(/^Undo: words/);
  await page.waitForFunction(() => document.querySelector("textarea")?.value.startsWith("Left"));
  expect(read(kit)).toBe(before);
  await undo(/^Redo: words: .* became “A slip.”$/);
  await page.waitForFunction(() => document.querySelector("textarea")?.value === "A slip.");
  expect(read(kit)).toBe(after);
  expect(work.messages).toEqual([]);
});

it("does not change another entry's draft", async () => {
  const { page, editor, read } = work;
  const before = read(kit);
  await write("A slip.");
  await editor.open("testimonials/gus-m");
  await undo(/^Undo: words/);
  await eventually(async () => read(kit), before);
  const redo = offered(/^Redo: words: .* became “A slip.”$/);
  await redo.and(page.locator(":focus")).waitFor();
  await page.getByLabel("Words").fill("Half of a sent");
  await undoFromHistory();
  expect(read(kit)).toContain("A slip.");
  expect(await page.getByLabel("Words").inputValue()).toBe("Half of a sent");
  await editor.saveWell();
  expect(read("testimonials/gus-m.json")).toContain("Half of a sent");
});

it("keeps what is typed in a new entry, says why it cannot be removed, and removes it with its later changes", async () => {
  const { editor, page, read, server } = work;
  const before = read(kit);
  await write("A slip.");
  await editor.open("testimonials/new");
  await editor.fillTestimonial("Nia F.", "Half of a sent");
  await undoFromHistory();
  expect(read(kit)).toBe(before);
  await editor.saveNew();
  expect(read("testimonials/nia-f-q.json")).toContain("Half of a sent");

  const home = read("pages/home.json");
  work.write("pages/home.json", home.replace('"ada-p"', '"nia-f-q"'));
  await openHistory();
  const added = lineOf("Nia F.", "Added");
  const remove = added.getByRole("button", { name: "Remove it again", exact: true });
  await remove.click();
  await added.getByText("Nothing was undone.").waitFor();
  await added.getByText(/Nia F\.” cannot be deleted yet/).waitFor();
  await history().getByRole("button", { name: "Close" }).click();

  work.write("pages/home.json", home);
  await page.getByLabel("Words").fill("A whole sentence.");
  await editor.saveWell();
  await openHistory();
  await remove.click();
  await added.getByRole("button", { name: "Remove it again, with the later changes" }).click();
  const file = join(server.dataDir, "testimonials/nia-f-q.json");
  await eventually(async () => existsSync(file), false);
});

it("asks where to show a new entry, names the pages that show it, and undoes everything at once", async () => {
  const { page, editor, read, server } = work;
  const home = read("pages/home.json");
  await editor.open("testimonials/new");
  await editor.fillTestimonial("Ruth S.", "Deep.");
  await editor.save();
  const dialog = work.editor.placesDialog;
  await dialog.getByRole("button", { name: "Do not save yet" }).click();
  const file = join(server.dataDir, "testimonials/ruth-s-q.json");
  await editor.warning.getByText("What you typed is still in the form.").waitFor();
  expect(existsSync(file)).toBe(false);

  await editor.save();
  await dialog.getByLabel("Home page › Testimonials", { exact: true }).check();
  await dialog.getByLabel("Where in Home page › Testimonials").selectOption("after Ada P.");
  expect(await axeIssues(page, "dialog")).toEqual([]);
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Changes saved").waitFor();
  expect(read("pages/home.json")).toMatch(/"testimonials": \[\s*"ada-p",\s*"ruth-s-q"/);

  // The site's status is still the one before the save.
  expect(await work.editor.bar.getByText("Ruth S.” is live").count()).toBe(0);
  const since = new Date(Date.now() + 1000).toISOString();
  server.status = { state: "live", lines: ["Visitors see everything that is saved."], since };
  const status = page.getByRole("status").filter({ hasText: "has been live since" });
  const sentence = /^Testimonial “Ruth S\.” has been live since \w+ \d+, \d+:\d\d [AP]M\./;
  await status.getByText(sentence).waitFor();
  expect(await status.getByRole("link", { name: "See it" }).getAttribute("href")).toMatch(
    /^http:\/\/localhost:9000\/.*#:~:text=Ruth%20S\.$/,
  );
  await undo(/^Undo adding Testimonial “Ruth S\.”$/);
  await eventually(async () => existsSync(file), false);
  await eventually(async () => read("pages/home.json"), home);
  await page.waitForURL(/#\/collections\/testimonials$/);
  await page.getByText(/^Ada P\./).waitFor();
  expect(await page.getByText("Ruth S.,").count()).toBe(0);
});

it("undoes any change of the history or one line of it, and nothing else", async () => {
  const { page, editor, read } = work;
  const before = work.json(kit);
  const gus = read("testimonials/gus-m.json");
  await write("First slip.");
  await editor.open("testimonials/kit-n");
  await page.getByLabel("Town").fill("Essex");
  await page.getByLabel("5 stars").check();
  await editor.saveWell();
  await editor.open("testimonials/gus-m");
  let asked = "";
  page.once("dialog", (dialog) => {
    asked = dialog.message();
    void dialog.accept();
  });
  await page.getByRole("button", { name: "Delete" }).click();
  await page.waitForURL(/#\/collections\/testimonials$/);
  expect(asked).toBe("Delete Testimonial “Gus M.” from the website?");
  await offered(/^Undo deleting Testimonial “Gus M\.”$/).waitFor();

  await openHistory();
  const slip = lineOf("Testimonial “Kit N.”", "“First slip.”");
  await slip.getByText("The whole entry, as it was before").click();
  await slip.getByText("Left the gate shut & the dog in.", { exact: true }).waitFor();
  expect(await axeIssues(page, "dialog")).toEqual([]);

  await slip.getByRole("button", { name: "Bring back what was there before" }).click();
  await eventually(async () => read(kit).includes("Left the gate shut"), true);
  expect(work.json(kit)).toEqual({ ...before, town: "Essex", rating: 5 });

  // The list of entries loads again.
  await openHistory();
  const stars = lineOf("Testimonial “Kit N.”", "Stars: 4 became 5");
  await stars.getByRole("button", { name: "Undo all of these changes" }).waitFor();
  const line = stars.getByRole("paragraph").filter({ hasText: "Stars: 4 became 5" });
  await line.getByRole("button", { name: "Undo only this" }).click();
  await eventually(async () => work.json(kit), { ...before, town: "Essex" });

  await openHistory();
  const undone = lineOf("Testimonial “Kit N.”", "the dog in.” became “First slip.”");
  await undone.getByText("Undone.").waitFor();
  await history().getByRole("searchbox", { name: "Search the history" }).fill("gus");
  await history().getByRole("status").getByText("1 change shown.").waitFor();
  expect(await history().getByRole("listitem").count()).toBe(1);
  await lineOf("Testimonial “Gus M.”", "Deleted").getByRole("button").first().click();
  await eventually(async () => read("testimonials/gus-m.json"), gus);
  await page.getByText(/^Gus M\./).waitFor();
});

it("says that a text has changed again, and restores the whole entry on request", async () => {
  const { read } = work;
  const before = read(kit);
  await write("One.");
  await write("Two.");
  await openHistory();
  const one = lineOf("Testimonial “Kit N.”", "became “One.”");
  await one.getByRole("button", { name: "Bring back what was there before" }).click();
  const whole = one.getByRole("button", { name: /^Bring back the whole entry as it was/ });
  await whole.waitFor();
  expect(read(kit)).toContain("Two.");
  await whole.click();
  await eventually(async () => read(kit), before);
});
