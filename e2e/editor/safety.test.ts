import { existsSync } from "node:fs";
import { join } from "node:path";
import { eventually } from "../../test/eventually";
import { replaced, editorOfTests } from "./harness";

const work = editorOfTests();

it("names an error of the content check, and leads to its field, even in an entry without a file", async () => {
  const { editor, page } = work;
  // The new entry gets another file name than this one.
  work.write("testimonials/nia-f-q.json", work.read("testimonials/kit-n.json"));
  await editor.open("testimonials/new");
  await editor.fillTestimonial("Nia F.", "Call {phon} and ask for Jim.");
  await editor.save();
  const dialog = work.editor.placesDialog;
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  const sentence =
    "Testimonial “Nia F.” › Words contains {phon}, which is not a known fact; did you mean {phone}?";
  await editor.warning.getByText(sentence).waitFor();
  await editor.warning.getByRole("link", { name: "Open it" }).click();
  await work.editor.whenIn("text");
  expect(await page.getByLabel("Words").inputValue()).toBe("Call {phon} and ask for Jim.");
  expect(page.url()).toMatch(/testimonials\/new$/);
});

it("restores a draft, and overwrites a newer file with it only on request", async () => {
  await work.editor.open("testimonials/kit-n");
  await work.page.getByRole("radio", { name: "5 stars" }).check({ force: true });
  await work.page.getByLabel("Words").fill("Typed before the lights went out.");
  await eventually(async () => (await work.editor.drafts()).includes("Typed before"), true);
  work.page.on("dialog", (dialog) => void dialog.accept());
  await work.page.goto("about:blank");
  const opened = work.read("testimonials/kit-n.json");
  const renamed = replaced(opened, '"name": "Kit N."', '"name": "Kit Noor"');
  const changed = replaced(renamed, '"rating": 4', '"rating": 3');
  work.write("testimonials/kit-n.json", changed);
  await work.editor.open("testimonials/kit-n");
  const words = work.page.getByLabel("Words");
  await eventually(() => words.inputValue(), "Typed before the lights went out.");
  await work.editor.save();
  const dialog = work.page.getByRole("dialog", { name: "Save over the newer changes?" });
  await dialog.getByText("Stars: 3 became 5").waitFor();
  await dialog.getByRole("button", { name: "Do not save yet" }).click();
  await work.editor.warning.getByText(/has been changed elsewhere since you opened it/).waitFor();
  expect(work.read("testimonials/kit-n.json")).toBe(changed);
  expect(await words.inputValue()).toMatch(/^Typed/);
  await work.editor.save();
  // The answer saves it: there is no reload and no second question.
  await dialog.getByRole("button", { name: "Save mine" }).click();
  await work.page.getByText("Changes saved").waitFor();
  // The name, which only the newer file has changed, stays as it is there.
  await work.editor.warning.getByText("Name: “Kit N.” became “Kit Noor”").waitFor();
  expect(work.json("testimonials/kit-n.json")).toMatchObject({
    name: "Kit Noor",
    rating: 5,
    text: "Typed before the lights went out.",
  });
  await words.fill("And again.");
  await work.editor.saveWell();
});

it("says that a save with half an answer may have failed, and saves it again", async () => {
  const { editor, page } = work;
  await editor.open("testimonials/kit-n");
  await page.getByLabel("Words").fill("Typed while the server stopped.");
  await page.route(/\/admin\/api\/v1$/, (route) => route.fulfill({ body: '{"kept":' }));
  await editor.save();
  await editor.warning.getByText("The change may not have been saved.").waitFor();
  await page.unrouteAll();
  await editor.saveWell();
  expect(await editor.warning.innerText()).toBe("");
});

it("knows its own save after the page was reloaded with a draft, and a restored file", async () => {
  const { editor, page } = work;
  const before = work.read("testimonials/kit-n.json");
  page.on("dialog", (dialog) => void dialog.accept());
  await editor.open("testimonials/kit-n");
  await page.getByLabel("Words").fill("First.");
  await editor.saveWell();
  await page.getByLabel("Words").fill("First. Second.");
  await eventually(async () => (await editor.drafts()).includes("Second."), true);
  await page.reload();
  await eventually(() => page.getByLabel("Words").inputValue(), "First. Second.");
  await editor.saveWell();
  expect(work.read("testimonials/kit-n.json")).toContain("First. Second.");

  work.write("testimonials/kit-n.json", before);
  await editor.open("testimonials/kit-n");
  await page.getByLabel("Words").fill("Third.");
  await editor.saveWell();
  expect(work.read("testimonials/kit-n.json")).toContain("Third.");
});

it("does not delete an entry that pages show, and links to these pages", async () => {
  const { editor, page, server } = work;
  const home = work.read("pages/home.json");
  await editor.open("testimonials/bjorn-s");
  page.on("dialog", (dialog) => void dialog.accept());
  await page.getByRole("button", { name: "Delete" }).click();
  await editor.warning
    .getByText("Testimonial “Bjørn S.” cannot be deleted yet. It is used in:")
    .waitFor();
  expect((await editor.warning.getByRole("paragraph").allInnerTexts()).slice(2)).toEqual([
    "Testimonials page › Testimonials that come first Open it",
    "Remove it from there first. Or keep it, and switch on “Hide from visitors for now” in its form.",
  ]);
  expect(existsSync(join(server.dataDir, "testimonials/bjorn-s.json"))).toBe(true);

  await editor.warning.getByRole("link", { name: "Open it" }).click();
  await page.waitForURL(/pages\/entries\/testimonials$/);
  const item = editor.items("Testimonials that come first").filter({ hasText: "Bjørn S." });
  await item.locator(":focus").waitFor();
  await item.getByRole("button", { name: "Remove" }).click();
  await editor.saveWell();
  await editor.open("testimonials/bjorn-s");
  const isReloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Delete" }).click();
  await page.waitForURL(/collections\/testimonials$/);
  await isReloaded;
  expect(existsSync(join(server.dataDir, "testimonials/bjorn-s.json"))).toBe(false);
  expect(work.read("pages/home.json")).toBe(home);
});

it("asks before it discards changes, and saves them only into their own entry", async () => {
  const { editor, page } = work;
  const before = work.read("testimonials/ada-p.json");
  const { text } = JSON.parse(before) as { text: string };
  const words = page.getByLabel("Words");
  const goTo = (path: string) =>
    page.evaluate((to) => (location.hash = `#/collections/${to}`), path);
  const follow = (name: string) => goTo(`testimonials/entries/${name}`);
  const whenAt = (name: string) =>
    eventually(() => page.getByLabel("Name", { exact: true }).inputValue(), name);
  const questions: string[] = [];
  let answer = false;
  page.on("dialog", (dialog) => {
    questions.push(dialog.message());
    void (answer ? dialog.accept() : dialog.dismiss());
  });
  const question =
    "You have unsaved changes. Leave without saving? This browser keeps them for later.";

  await editor.open("testimonials/ada-p");
  await words.fill("Typed for Ada.");
  await goTo("projects");
  await eventually(async () => questions, [question]);
  await page.waitForURL(/ada-p$/);
  await follow("kit-n");
  await eventually(async () => questions, [question, question]);
  await page.waitForURL(/ada-p$/);
  expect(await words.inputValue()).toBe("Typed for Ada.");
  await editor.saveWell();
  await follow("kit-n");
  await whenAt("Kit N.");
  await words.fill("Typed for Kit.");
  await editor.saveWell();
  expect(work.read("testimonials/kit-n.json")).toContain("Typed for Kit.");
  expect(work.read("testimonials/ada-p.json")).toBe(replaced(before, text, "Typed for Ada."));

  await words.fill("Not saved.");
  answer = true;
  await follow("hattie-o");
  await whenAt("Hattie O.");
  expect(questions).toEqual([question, question, question]);
  expect(work.messages).toEqual([]);
});
