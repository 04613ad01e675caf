import type { Issue } from "../../src/content/check/issue";
import { axeIssues } from "../axe";
import { editorOfTests } from "./harness";

// Warnings are quiet, in the words of the forms, and link to their places.

const work = editorOfTests();

const warnings: readonly Issue[] = [
  {
    file: "data/services/wells.json",
    path: ["hero", "lead"],
    message: "Service page “Wells” › Top of the page › Introduction could be shorter",
  },
  { file: "data/pages/home.json", path: [], message: "Home page has grown long" },
];

it("lists warnings on saved content, opens the form, and focuses the field", async () => {
  const { editor, page, server } = work;
  await editor.open("services/wells");
  await editor.expand("Top of the page");
  const lead = await editor.part("Top of the page").getByLabel("Introduction").inputValue();
  const openPoints = warnings.slice(1);
  server.status = { state: "live", lines: ["All is well."], warnings, openPoints };

  const bar = work.editor.bar;
  await bar.getByText("1 to do before launch").click();
  await bar.getByText(/^Until these are done, search engines/).waitFor();
  await bar.getByText("2 warnings").click();
  const word = bar.getByRole("listitem").filter({ hasText: /could be shorter/ });
  await bar
    .getByText(/^Home page has grown long/)
    .last()
    .waitFor();
  expect(await bar.innerText()).not.toMatch(/\.json|no\. \d/);
  expect(await axeIssues(page, ".bar")).toEqual([]);

  // The form is open already, so the field gets the focus at once.
  const link = word.getByRole("link", { name: "Open it" });
  expect(await link.getAttribute("aria-description")).toMatch(/could be shorter/);
  await link.click();
  await work.editor.whenIn("lead");
  expect(await page.locator(":focus").inputValue()).toBe(lead);

  // From a list, the link first opens the form. Escape closes the list again.
  await page.getByRole("link", { name: /Back to Service pages/ }).click();
  await page.getByText("Hedges").first().waitFor();
  const summary = bar.locator("summary", { hasText: "2 warnings" });
  await summary.press("Enter");
  await word.getByRole("link", { name: "Open it" }).focus();
  await page.keyboard.press("Escape");
  await word.waitFor({ state: "hidden" });
  await page.keyboard.press("Enter");
  // Somebody may press the link while the form is still loading.
  await word.getByRole("link", { name: "Open it" }).evaluate((link: HTMLElement) => {
    location.hash = "#/collections/services/entries/wells";
    link.click();
  });
  await editor.saveButton.waitFor();
  await work.editor.whenIn("lead");

  server.status = { state: "live", lines: ["All is well."] };
  await summary.waitFor({ state: "detached" });
});
