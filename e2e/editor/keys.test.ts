import { editorOfTests } from "./harness";

// The keys of the editor, in the form and on the page.

const work = editorOfTests();

it("Control+S saves from the form and from the page, and Control+Z takes a move back", async () => {
  const { editor, page } = work;
  await editor.open("testimonials/kit-n");
  await editor.field("Town").fill("Essex");
  await page.keyboard.press("Control+s");
  await editor.whenState("Live");
  expect(work.json("testimonials/kit-n.json")).toMatchObject({ town: "Essex" });
  await editor.field("Town").fill("Q");
  await editor.whenState("1 unsaved change");
  await editor.main.getByText("Left the gate shut").focus();
  await page.keyboard.press("Control+s");
  await editor.whenState("Live");
  expect(work.json("testimonials/kit-n.json")).toMatchObject({ town: "Q" });

  await editor.open("faqs/wells");
  await editor.button("Move down: Τι κοστίζει;").press("Enter");
  await editor.whenState("1 unsaved change");
  await page.keyboard.press("Control+z");
  await editor.whenState("Live");
  await page.keyboard.press("Control+Shift+z");
  await editor.whenState("1 unsaved change");
});

it("Control+Z in a text takes back what was typed there", async () => {
  const { editor, page } = work;
  await editor.open("testimonials/kit-n");
  await editor.field("Town").press("End");
  await page.keyboard.type(" x");
  await editor.whenState("1 unsaved change");
  await page.keyboard.press("Control+z");
  await editor.whenState("Live");
});

it("F6 goes around the bar, the list, the page and the panel, and Control+K to the search", async () => {
  const { editor, page } = work;
  await editor.open("testimonials/kit-n");
  await editor.heading.waitFor();
  await editor.button("Undo").focus();
  const regions = [editor.rail, editor.heading, editor.form, editor.bar];
  for (const region of regions.slice(0, 1)) await region.waitFor();
  const has = (part: "navigation" | "main" | "form" | "banner") =>
    page.waitForFunction((wanted) => {
      const tag = { navigation: "nav", main: "main", form: "form", banner: "header" }[wanted];
      return document.activeElement?.querySelector(tag) !== null;
    }, part);
  for (const part of ["navigation", "main", "form", "banner"] as const) {
    await page.keyboard.press("F6");
    await has(part);
  }
  await page.keyboard.press("Shift+F6");
  await has("form");
  // Tab continues inside the region.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Control+k");
  await editor.search.and(editor.focused).waitFor();
  await page.keyboard.type("left the gate");
  await page.getByRole("option", { name: /Left the gate/ }).waitFor();
  await page.keyboard.press("Enter");
  await editor.whenIn("Words");
  // The search key also works from the page.
  await editor.heading.focus();
  await page.keyboard.press("Control+k");
  await editor.search.and(editor.focused).waitFor();
});

it("a list and its forms are used by keys alone", async () => {
  const { editor, page } = work;
  await editor.start();
  await editor.rail.getByRole("link", { name: "Testimonials", exact: true }).press("Enter");
  // The focus follows into the list, and from the list into the form.
  await editor.focused.filter({ has: editor.panel("Testimonials") }).waitFor();
  await editor
    .panel("Testimonials")
    .getByRole("link", { name: /^Ada P\./ })
    .press("Enter");
  await editor.focused.filter({ has: editor.panel("Ada P.") }).waitFor();
  await editor.field("Name").focus();
  await page.keyboard.press("Tab");
  await editor.whenIn("Town");
  await page.keyboard.press("ControlOrMeta+a");
  // The browser shows its suggestions outside the page, so the test types a whole suggestion.
  await page.keyboard.type("vergennes");
  await page.keyboard.press("Tab");
  await editor.whenIn("Service");
  expect(await editor.field("Town").inputValue()).toBe("Vergennes");
  const menu = editor.panel("Ada P.").getByRole("button", { name: "More" });
  await menu.press("Enter");
  const chosen = page.locator("[role=menuitem][data-highlighted]");
  await chosen.filter({ hasText: "Make a copy" }).waitFor();
  await page.keyboard.press("ArrowDown");
  await chosen.filter({ hasNotText: "Make a copy" }).waitFor();
  await page.keyboard.press("ArrowDown");
  await chosen.filter({ hasText: "Delete" }).waitFor();
  await page.keyboard.press("Enter");
  await editor.question(/^Delete/).waitFor();
  await page.keyboard.press("Escape");
  await menu.and(editor.focused).waitFor();
});
