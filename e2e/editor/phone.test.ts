import type { Locator } from "playwright-core";
import { eventually } from "../../test/eventually";
import { editorOfTests, phone } from "./harness";
import { isInView } from "./page";
import { photoOf } from "./photo";

// The office's tasks on a phone.

const work = editorOfTests(phone);

const tab = (name: string) => work.page.getByRole("tab", { name, exact: true });

/** The controls and texts that overflow the screen at a side, and the width of a page that is too wide. */
const findOverflows = () =>
  work.page.evaluate(() => {
    const edge = window.innerWidth;
    const all = document.querySelectorAll("button, input, textarea, select, label, a, p");
    const out = [...all].filter((each) => {
      const { left, right, width } = each.getBoundingClientRect();
      return (
        each.checkVisibility({ visibilityProperty: true }) &&
        width > 1 &&
        (right > edge + 1 || left < -1)
      );
    });
    const { scrollWidth } = document.documentElement;
    return [
      ...(scrollWidth > edge ? [`the page is ${scrollWidth} pixels wide`] : []),
      ...out.map((each) => each.outerHTML.slice(0, 150)),
    ];
  });

/** Expects that nothing covers a button, and that the button is large enough for a finger. */
async function expectTappable(button: Locator): Promise<void> {
  await button.click({ trial: true });
  const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
  expect(Math.max(width, height)).toBeGreaterThanOrEqual(44);
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(36);
}

it("two taps lead from the page to a word, and its change is seen and saved", async () => {
  const { editor } = work;
  await editor.start();
  expect(await editor.main.evaluate(() => window.innerWidth)).toBe(390);
  await editor.main.getByText("Ask “away.”").tap();
  await editor.whenIn("Introduction", "Ask “away.”");
  await editor.focused.fill("Typed on a phone.");
  await tab("Page").tap();
  await eventually(() => isInView(editor.main.getByText("Typed on a phone.")), true);
  await editor.saveWell();
  expect(work.read("pages/home.json")).toContain("Typed on a phone.");
  // A tap on the call button asks: people seldom want to change its words.
  await editor.frame.getByRole("link", { name: "Ring", exact: true }).tap();
  await editor.frame.getByRole("button", { name: "Change the phone number" }).tap();
  await editor.whenIn("Phone number", "(802) 555-0199");
});

it("the drawer leads to pages, lists and new entries, and the search to a field", async () => {
  const { editor, page } = work;
  await editor.start();
  const drawer = page.getByRole("dialog", { name: "Pages and lists" });
  await editor.button("Pages and lists").tap();
  await drawer.getByRole("link", { name: "About page" }).tap();
  await drawer.waitFor({ state: "detached" });
  await editor.heading.getByText("Three sisters & a winch").waitFor();
  await tab("Form").tap();
  await editor.part("Top of the page").waitFor();
  await editor.button("Pages and lists").tap();
  await editor.search.fill("left the gate");
  await page.getByRole("option", { name: /Left the gate/ }).tap();
  await drawer.waitFor({ state: "detached" });
  await editor.whenIn("Words");
  await editor.button("Pages and lists").tap();
  await editor.button("New testimonial").tap();
  await editor.whenIn("Name", "");
});

it("a question is added between two others, moved, and taken back", async () => {
  const { editor } = work;
  await editor.goTo("list/faqs");
  await editor.link(/How deep’s/).tap();
  await editor.unfold(/^How deep’s/);
  await editor.button("Add a question below").tap();
  await editor.whenIn("Question", "");
  await editor.focused.fill("On a phone?");
  await editor.field("Answer", editor.part("On a phone?")).fill("Yes.");
  await expectTappable(editor.button("Change: On a phone?"));
  await editor.saveWell();
  type Questions = { items: { question: string }[] };
  expect(work.json<Questions>("faqs/wells.json").items[1]?.question).toBe("On a phone?");
  // Undo takes back the typed words, and then the question itself.
  await eventually(async () => {
    const count = await editor.items(/^Questions/).count();
    if (count > 6) await editor.button("Undo").tap();
    return count;
  }, 6);
});

it("a photograph is uploaded, and More has what the bar has no room for", async () => {
  const { editor, page } = work;
  await editor.open("projects/dry-well");
  await editor.unfold("Picture of the finished work");
  await editor.button("Choose another picture").tap();
  await editor.upload("IMG_1.jpg", await photoOf(900, 600).toBuffer());
  await editor.field("Description", editor.pictures).fill("A well in May");
  expect(await findOverflows()).toEqual([]);
  await editor.usePicture();
  await editor.bar.getByRole("button", { name: "More" }).tap();
  await page.getByRole("menuitem", { name: "Show as on a desktop" }).tap();
  await editor.heading.waitFor();
  expect(await editor.main.evaluate(() => window.innerWidth)).toBeGreaterThan(1000);
  await editor.bar.getByRole("button", { name: "More" }).tap();
  await page.getByRole("menuitem", { name: "History" }).tap();
  await editor.panel("History").getByText("Nothing was saved yet.").waitFor();
  await editor.saveWell();
});

it("at 320 pixels, no form scrolls sideways, and fingers reach its buttons", async () => {
  const { editor, page } = work;
  await page.setViewportSize({ width: 320, height: 844 });
  for (const entry of [
    "testimonials/kit-n",
    "faqs/wells",
    "site",
    "locations/hell-s-half-acre-md",
    "services/wells",
    "pages/home",
  ]) {
    await editor.open(entry);
    await editor.unfoldAll();
    expect({ entry, out: await findOverflows() }).toEqual({ entry, out: [] });
    // Only the form scrolls, and the bars stay.
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(844);
  }
  await editor.open("faqs/wells");
  await editor.button("Change: Τι κοστίζει;").tap();
  await page.getByRole("menuitem", { name: "Move down" }).tap();
  for (const button of [
    editor.saveButton,
    editor.button("Undo"),
    editor.button("Pages and lists"),
    editor.button("Add a question"),
    editor.button("Change: Τι κοστίζει;"),
  ])
    await expectTappable(button);
});
