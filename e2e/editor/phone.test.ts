import type { Locator } from "playwright-core";
import { axeIssues } from "../axe";
import { editorOfTests } from "./harness";

// The tasks of docs/editing.md on a phone.

const width = 390;
const work = editorOfTests({ viewport: { width, height: 844 } });

/** The controls and texts that reach beyond the side of the screen. */
const sticksOut = () =>
  work.page.evaluate((edge) => {
    const all = document.querySelectorAll("button, input, textarea, label, a, p, [role='button']");
    const out = [...all].filter((each) => {
      const { left, right, width: wide } = each.getBoundingClientRect();
      // A notice slides in from the side.
      if (each.closest(".Toastify")) return false;
      return wide > 1 && (right > edge + 1 || left < -1);
    });
    const scrolls =
      document.documentElement.scrollWidth > edge ? ["the page scrolls sideways"] : [];
    return [...scrolls, ...out.map((each) => each.outerHTML.slice(0, 100))];
  }, width);

/** True if a button can be pressed: in view after scrolling, and uncovered. */
const canBePressed = (button: Locator) => button.click({ trial: true });

async function expandAll(): Promise<void> {
  const { page } = work;
  const collapsed = page.locator("[aria-label=Expand][aria-labelledby$=-label]");
  for (let left = 30; left > 0 && (await collapsed.count()) > 0; left--)
    await collapsed.first().click();
}

it.each([
  "testimonials/new",
  "faqs/wells",
  "business/site",
  "locations/hell-s-half-acre-md",
  "projects/dry-well",
  "pages/home",
])("shows all of %s without scrolling sideways", async (entry) => {
  const { editor, page } = work;
  await editor.open(entry);
  await expandAll();
  expect(await sticksOut()).toEqual([]);
  const buttons = page
    .locator("button:visible")
    .filter({ hasText: /^(Add|Choose|Remove|History)/ });
  for (const button of [editor.saveButton, ...(await buttons.all())]) await canBePressed(button);
  await page.locator("input:visible, textarea:visible").last().click({ trial: true });
});

it("adds a question, and offers to move it and to undo that", async () => {
  const { editor, page, read } = work;
  await page.goto(`${work.server.origin}/admin#/collections/testimonials`);
  await page.getByText(/^Ada P\./).waitFor();
  expect(await sticksOut()).toEqual([]);
  expect(await axeIssues(page, "#nc-root")).toEqual([]);
  await page.getByRole("link", { name: "FAQs" }).click();
  await page.getByText(/\(list “wells”\)/).click();
  const items = editor.items("Questions");
  await items.first().waitFor();
  await page.getByRole("button", { name: "Add question" }).click();
  const added = items.last();
  await added.getByLabel("Question", { exact: true }).fill("On a phone?");
  await added.getByLabel("Answer").fill("Yes.");
  await canBePressed(added.locator("[aria-roledescription='sortable']"));
  await editor.saveWell();
  expect(read("faqs/wells.json")).toContain("On a phone?");
  expect(await sticksOut()).toEqual([]);
  await canBePressed(page.getByRole("button", { name: "Undo", exact: true }));
});

it("takes a picture with the camera, and shows the history", async () => {
  const { editor, page } = work;
  await editor.open("projects/dry-well");
  await editor.openLibrary();
  const chooser = page.waitForEvent("filechooser");
  await page.getByText("Upload", { exact: true }).click();
  // For these types, a phone offers its camera and its photographs.
  const input = (await chooser).element();
  expect(await input.getAttribute("accept")).toBe("image/jpeg,image/png,image/webp,image/avif");
  expect(await sticksOut()).toEqual([]);
  await canBePressed(page.getByRole("button", { name: "Close" }));
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "History" }).click();
  await page.getByText("Nothing has been changed yet.").waitFor();
  expect(await sticksOut()).toEqual([]);
});

it("shows a message below the toolbar", async () => {
  const { editor, page } = work;
  await editor.open("testimonials/new");
  await editor.save();
  await page.getByText("Not saved yet. The reason is at the bottom of the page.").waitFor();
  const toolbar = 66;
  const container = await page.locator(".Toastify__toast-container").boundingBox();
  expect(container?.y).toBeGreaterThan(toolbar);
});

it("leaves room for a field with an error, and for the list of parts, at 400 %", async () => {
  const { editor, page } = work;
  await page.setViewportSize({ width: 320, height: 256 });
  await editor.open("testimonials/kit-n");
  const name = page.getByLabel("Name", { exact: true });
  await name.fill("");
  await editor.save();
  await editor.whenIn("name");
  await name.click({ trial: true });
  const parts = editor.bar.getByText("Parts");
  await parts.click();
  await parts.click();
});
