import { eventually } from "../../test/eventually";
import { axeIssues } from "../axe";
import { editorOfTests } from "./harness";

// A refusal is visible: an alert names it, and its field is open, in view and focused.

const work = editorOfTests({ viewport: { width: 1280, height: 700 } });

it("names the errors of fields as long as they last, and goes to the first", async () => {
  const { editor, page } = work;
  await editor.open("testimonials/kit-n");
  await page.getByLabel("Name").fill(" ");
  await page.getByLabel("Town").fill(" ");
  await editor.save();
  const name = editor.warning.getByText("Name must be filled in with text.");
  await name.waitFor();
  await work.editor.whenIn("name");
  const field = page.getByRole("textbox", { name: "Name", description: /^Name must be filled in/ });
  await eventually(() => field.getAttribute("aria-invalid"), "true");
  expect(await axeIssues(page, "#nc-root")).toEqual([]);
  await page.getByLabel("Name").fill("Kit");
  await name.waitFor({ state: "detached" });
  await editor.warning.getByText(/^Town/).waitFor();
  await page.getByLabel("Town").fill("Q");
  await editor.warning.getByRole("button", { name: "Close" }).waitFor({ state: "detached" });
});

it("shows the message only with its own entry", async () => {
  const { editor, page } = work;
  await editor.open("locations/hell-s-half-acre-md");
  await page.getByLabel("Town", { exact: true }).selectOption("Q");
  await editor.save();
  await editor.warning.getByText(/is the page of Q; it must be called /).waitFor();
  page.on("dialog", (dialog) => void dialog.accept());
  await page.getByRole("link", { name: /Back to Town pages/ }).click();
  await editor.warning.getByText(/the page of Q/).waitFor({ state: "detached" });
});

it("opens all groups around an invalid field, and names the way to it", async () => {
  const { editor, page } = work;
  const before = work.read("pages/home.json");
  await editor.open("pages/home");
  await editor.expand("Search results");
  await page.getByLabel("Title", { exact: true }).first().fill("x".repeat(61));
  await editor.part("Search results").getByText("61 of at most 60 characters").waitFor();
  const toggle = editor.toggleOf("Search results");
  await toggle.click();
  await eventually(() => toggle.getAttribute("aria-expanded"), "false");
  await editor.save();
  await editor.warning
    .getByText("Search results › Title must be text of at most 60 characters.")
    .waitFor();
  await work.editor.whenIn("title");
  expect(await page.getByLabel("Title", { exact: true }).first().isVisible()).toBe(true);
  expect(work.read("pages/home.json")).toBe(before);
});

it("opens a collapsed item of a list", async () => {
  const { editor } = work;
  const { items } = work.json<{ items: { question: string }[] }>("faqs/wells.json");
  const last = items.at(-1)?.question ?? "";
  await editor.open("faqs/wells");
  const item = editor.item(last);
  await editor.toggle(item);
  const answer = item.getByLabel("Answer");
  await answer.fill("");
  await editor.toggle(item);
  await answer.waitFor({ state: "hidden" });
  await editor.save();
  await editor.warning.getByText(/Questions › .*Answer is empty/).waitFor();
  await work.editor.whenIn("answer");
});
