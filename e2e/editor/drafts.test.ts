import { axeIssues } from "../axe";
import { eventually } from "../../test/eventually";
import { editorOfTests } from "./harness";
import { EditorPage } from "./page";
import { hold } from "../visit";

// A draft survives a browser that ends suddenly.

const work = editorOfTests();

const begun = "Typed without a pause ";

/** Goes to another testimonial, as a link does. */
async function goToKit(): Promise<void> {
  await work.page.evaluate(() => (location.hash = "#/collections/testimonials/entries/kit-n"));
  await eventually(() => work.page.getByLabel("Name", { exact: true }).inputValue(), "Kit N.");
}

/** Types into the form of a new testimonial, and goes to another one once the draft is stored. */
async function leaveNewForm(label: string, text: string): Promise<void> {
  const { editor, page } = work;
  await editor.open("testimonials/new");
  await page.getByLabel(label).fill(text);
  await eventually(async () => (await editor.drafts()).includes(text), true);
  await goToKit();
}

it("restores a new entry's draft after the browser ended", async () => {
  const { page, server } = work;
  const tab = await page.context().newPage();
  await new EditorPage(tab, server.origin).open("testimonials/new");
  await tab.getByLabel("Name").fill("Zoë D.");
  // As fast as people type.
  await tab.getByLabel("Words").pressSequentially(`${begun}until dark`, { delay: 50 });
  await tab.close();

  await page.goto("about:blank");
  await page.goto(`${server.origin}/admin`);
  await page.getByRole("link", { name: "Not saved yet: new Testimonial" }).click();
  await page.waitForFunction(
    (words) => document.querySelector("textarea")?.value.startsWith(words),
    begun,
  );
  expect(await page.getByLabel("Name").inputValue()).toBe("Zoë D.");
  await page.getByText("You typed something here earlier").waitFor();
  // Visitors do not see it yet.
  expect(work.messages).toEqual([]);
});

it("keeps the draft of a new entry while another one is saved, and opens it from there", async () => {
  const { editor, page } = work;
  page.on("dialog", (dialog) => void dialog.accept());
  await leaveNewForm("Name", "Zoë D.");
  await page.getByLabel("Words").fill("A slip.");
  await editor.saveWell();
  await page.getByRole("button", { name: "Pages" }).click();
  await page.getByRole("link", { name: "Not saved yet: new Testimonial" }).click();
  await eventually(() => page.getByLabel("Name", { exact: true }).inputValue(), "Zoë D.");
  // Once it is saved, its draft is gone.
  await editor.fillTestimonial("Zoë D.", "Deep.");
  await editor.saveButton.press("ArrowDown");
  await page.getByRole("menuitem", { name: "Save and start a new one" }).click();
  await editor.placesDialog.getByRole("button", { name: "Save", exact: true }).click();
  await eventually(() => page.getByLabel("Words").inputValue(), "");
  expect(work.read("testimonials/zoe-d-q.json")).toContain("Deep.");
  await eventually(async () => (await editor.drafts()).includes("backup.testimonials"), false);
});

it("asks before a copy replaces the draft of a new entry", async () => {
  const { editor, page } = work;
  page.on("dialog", (dialog) => void dialog.accept());
  await leaveNewForm("Words", "Typed for a new one.");
  page.removeAllListeners("dialog");
  const questions: string[] = [];
  page.on("dialog", (dialog) => {
    questions.push(dialog.message());
    void dialog.dismiss();
  });
  const lose = expect.stringContaining("lose what you typed") as string;
  await page.getByRole("button", { name: "Saved", exact: true }).click();
  await page.getByRole("menuitem", { name: "Make a copy" }).click();
  await eventually(async () => questions, [lose]);
  await page.getByLabel("Words").fill("Saved and not copied.");
  await editor.saveButton.press("ArrowDown");
  await page.getByRole("menuitem", { name: "Save and make a copy" }).click();
  await eventually(async () => questions, [lose, lose]);
  expect(page.url()).toMatch(/kit-n$/);
  expect(await editor.drafts()).toContain("Typed for a new one.");
});

it("throws away unsaved changes, after a question", async () => {
  const { editor, page } = work;
  const throwAway = page.getByRole("button", { name: "Throw away unsaved changes" });
  const question = page.getByRole("dialog", {
    name: "Throw away unsaved changes?",
    description: /^You lose all changes in Testimonial/,
  });
  const words = page.getByLabel("Words");
  for (const entry of ["testimonials/kit-n", "testimonials/new"]) {
    await editor.open(entry);
    await eventually(() => page.getByText("Changes saved").isVisible(), !entry.endsWith("new"));
    await throwAway.waitFor({ state: "hidden" });
    const saved = await words.inputValue();
    await words.fill("Half of a sent");
    await throwAway.click();
    expect(await axeIssues(page, "dialog")).toEqual([]);
    // The dialog has the focus, on the safe answer.
    await page.keyboard.press("Enter");
    await question.waitFor({ state: "detached" });
    expect(await words.inputValue()).toBe("Half of a sent");
    await throwAway.click();
    await question.getByRole("button", { name: "Throw them away" }).click();
    await throwAway.waitFor({ state: "hidden" });
    await eventually(() => words.inputValue(), saved);
    await eventually(async () => (await editor.drafts()).includes("Half of a sent"), false);
  }
});

it("forgets the draft when the form again equals what is saved", async () => {
  const { editor, page } = work;
  const draft = "backup.testimonials.fumi-t";
  await editor.open("testimonials/fumi-t");
  await page.getByLabel("Town").press("End");
  await page.keyboard.type("x");
  await eventually(async () => (await editor.drafts()).includes(draft), true);
  await page.keyboard.press("Backspace");
  await eventually(async () => (await editor.drafts()).includes(draft), false);
});

it("keeps a draft whose entry loads too slowly for somebody", async () => {
  const { editor, page } = work;
  page.on("dialog", (dialog) => void dialog.accept());
  await editor.open("testimonials/ada-p");
  await page.getByLabel("Words").fill("Typed for Ada.");
  await eventually(async () => (await editor.drafts()).includes("Typed for Ada."), true);
  await page.goto("about:blank");
  const { release } = await hold(page, /\/admin\/api/, "ada-p");
  await page.goto(`${editor.origin}/admin#/collections/testimonials/entries/ada-p`);
  await page.getByText("Loading entry...").waitFor();
  await goToKit();
  release();
  await page.getByLabel("Words").fill("Typed for Kit.");
  await eventually(async () => (await editor.drafts()).includes("Typed for Kit."), true);
  expect(await editor.drafts()).toContain("Typed for Ada.");
  expect(await page.getByLabel("Name", { exact: true }).inputValue()).toBe("Kit N.");
});

it("keeps the draft of another tab when somebody leaves the same entry without changes", async () => {
  const { editor, page, server } = work;
  await editor.open("testimonials/ada-p");
  const tab = await page.context().newPage();
  await new EditorPage(tab, server.origin).open("testimonials/ada-p");
  await tab.getByLabel("Words").fill("Typed in the other tab.");
  await eventually(async () => (await editor.drafts()).includes("Typed in the other tab."), true);
  await editor.open("testimonials/kit-n");
  expect(await editor.drafts()).toContain("Typed in the other tab.");
  await tab.close();
});
