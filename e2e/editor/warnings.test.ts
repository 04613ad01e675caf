import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contentTree, validateContent } from "../../src/content/check/checkContent";
import { largePages } from "../../plugins/gatsby-plugin-content-check/pageSizes";
import { axeIssues } from "../axe";
import { editorOfTests } from "./harness";

// Warnings are quiet, in the words of the forms, and link to their places.

const work = editorOfTests();

it("lists warnings on saved content, opens the form, and focuses the field", async () => {
  const { editor, page, server } = work;
  const built = mkdtempSync(join(tmpdir(), "built-"));
  writeFileSync(join(built, "index.html"), randomBytes(20_000).toString("base64"));
  const home = { path: "/", file: "pages/home.json", label: "Home page" };
  const pages = largePages(built, [home]);
  rmSync(built, { recursive: true });

  await editor.open("services/wells");
  await editor.unfold("Top of the page");
  await editor.part("Top of the page").getByLabel("Introduction").fill("We commence on Monday.");
  await editor.saveWell();
  // `npm start` does this once the edit is live.
  const { warnings } = validateContent(contentTree(server.dataDir));
  server.status = { state: "live", lines: ["All is well."], warnings: [...warnings, ...pages] };

  const bar = page.getByRole("complementary", { name: "Messages" });
  await bar.getByText("2 warnings").click();
  const word = bar
    .getByRole("listitem")
    .filter({ hasText: "says “commence”; write instead: start." });
  expect(await word.innerText()).toMatch(
    /^Service page “.*” › Top of the page › Introduction says/,
  );
  await bar.getByText(/^Home page has grown long/).waitFor();
  expect(await bar.innerText()).not.toMatch(/\.json|no\. \d/);
  expect(await axeIssues(page, ".bar")).toEqual([]);

  // The form is open already, so the field gets the focus at once.
  await word.getByRole("link", { name: "Open it" }).click();
  await page.waitForFunction(() => document.activeElement?.id.startsWith("lead-field"));
  expect(await page.locator(":focus").inputValue()).toBe("We commence on Monday.");

  // From a list, the link first opens the form. Escape closes the list again.
  await page.getByRole("link", { name: /Back to Service pages/ }).click();
  await page
    .getByText(/^hedges|Hedges/)
    .first()
    .waitFor();
  const summary = bar.locator("summary", { hasText: "2 warnings" });
  await summary.press("Enter");
  await word.getByRole("link", { name: "Open it" }).focus();
  await page.keyboard.press("Escape");
  await word.waitFor({ state: "hidden" });
  await page.keyboard.press("Enter");
  await word.getByRole("link", { name: "Open it" }).press("Enter");
  await editor.saveButton.waitFor();
  await page.waitForFunction(() => document.activeElement?.id.startsWith("lead-field"));

  server.status = { state: "live", lines: ["All is well."] };
  await summary.waitFor({ state: "detached" });
});
