import type { Locator } from "playwright-core";
import { axeIssues } from "../axe";
import { eventually } from "../../test/eventually";
import { editorOfTests } from "./harness";

// The editor with screen readers, with large letters, with the visitor's own colors, and without motion.

const work = editorOfTests();

const openPoints = [
  { file: "data/site.json", path: ["email"], message: "The email address is only a sample" },
];
const warnings = [
  { file: "data/pages/home.json", path: ["hero", "lead"], message: "Home page has grown long" },
];

/** Expects that axe finds nothing. */
async function accepts(place: string): Promise<void> {
  const { page } = work;
  // axe must wait for animations, because a color between two others may lack contrast.
  await page.evaluate(() => Promise.all(document.getAnimations().map((each) => each.finished)));
  expect({ place, issues: await axeIssues(page, "html") }).toEqual({ place, issues: [] });
}

describe.each([
  { width: 1366, height: 768 },
  { width: 320, height: 640 },
])("axe finds nothing at $width pixels", (size) => {
  const isWide = size.width > 1000;

  beforeEach(async () => {
    work.server.status = { state: "live", lines: ["All is well."], openPoints, warnings };
    await work.page.setViewportSize(size);
    await work.page.emulateMedia({ reducedMotion: "reduce" });
  });

  it("in any panel", async () => {
    const { editor } = work;
    await editor.start();
    await accepts("start");
    for (const [place, title] of [
      ["list/testimonials", "Testimonials"],
      ["pictures", "Pictures"],
      ["launch", /to do before launch/],
      ["history", "History"],
      ["edit/gone", "Not there"],
    ] as const) {
      await editor.goTo(place);
      await editor.panel(title).waitFor();
      await accepts(place);
    }
    // These two forms have the kinds of fields of all forms.
    for (const entry of ["testimonials/pia-q", "services/wells"]) {
      await editor.open(entry);
      await editor.unfoldAll();
      await accepts(entry);
    }
  });

  it("in any menu, question and message", async () => {
    const { editor, page } = work;
    await editor.open("projects/dry-well");
    await editor.unfold("Picture of the finished work");
    await editor.button("Choose another picture").click();
    await editor.pictures.getByRole("radio").first().waitFor({ state: "attached" });
    await accepts("pictures to choose");
    await page.keyboard.press("Escape");
    await editor.pictures.waitFor({ state: "detached" });

    const menuOf = async (opener: Locator, place: string) => {
      await opener.click();
      await page.getByRole("menu").waitFor();
      await accepts(place);
      await page.keyboard.press("Escape");
      await page.getByRole("menu").waitFor({ state: "detached" });
    };
    await editor.open("testimonials/bjorn-s");
    await menuOf(
      editor.panel("Bjørn S.").getByRole("button", { name: "More" }),
      "more of an entry",
    );
    await menuOf(editor.button(/^Change its place: /).first(), "a place");
    await menuOf(editor.button("Show it on another page"), "other pages");
    if (!isWide) await menuOf(editor.bar.getByRole("button", { name: "More" }), "more");

    await editor.panel("Bjørn S.").getByRole("button", { name: "More" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await editor.question(/^Delete/).waitFor();
    await accepts("delete");
    await page.keyboard.press("Escape");

    await editor.fill({ Name: "", Words: "Call {phon}." });
    await editor.save();
    await editor.alert.getByText(/^Not saved yet/).waitFor();
    await accepts("refusal");
    await editor.state.click();
    await page.getByRole("list", { name: "Not saved yet" }).waitFor();
    await accepts("unsaved changes");
    await page.keyboard.press("Escape");
    if (isWide) await editor.button("Throw away").click();
    else {
      await editor.bar.getByRole("button", { name: "More" }).click();
      await page.getByRole("menuitem", { name: /^Throw away/ }).click();
      await editor.question(/^Throw away/).waitFor();
    }
    await accepts("throw away");
    await editor
      .question(/^Throw away/)
      .getByRole("button", { name: /^Throw/ })
      .click();

    if (!isWide) await editor.button("Pages and lists").click();
    await editor.search.pressSequentially("gate");
    await page.getByRole("option", { name: /Left the gate/ }).waitFor();
    await accepts("search");
  });
});

it("axe finds nothing in the question of which words to keep", async () => {
  const { editor } = work;
  const other = await work.newPerson();
  for (const [who, words] of [
    [editor, "Mine."],
    [other, "Theirs."],
  ] as const) {
    await who.open("testimonials/kit-n");
    await who.field("Words").fill(words);
  }
  await other.saveWell();
  await editor.save();
  const question = editor.question("Somebody else changed this text, too");
  await question.getByText("Both, put together by hand").click();
  await question.getByRole("textbox").waitFor();
  await accepts("conflict");
});

it("without motion, nothing moves", async () => {
  const { editor, page } = work;
  await page.emulateMedia({ reducedMotion: "reduce" });
  await editor.open("projects/dry-well");
  await editor.unfold("Picture of the finished work");
  await editor.button("Choose another picture").click();
  await editor.pictures.waitFor();
  const moving = () =>
    page.evaluate(() => document.getAnimations().map((each) => each.playState === "running"));
  expect(await moving()).toEqual([]);
  await page.keyboard.press("Escape");
  await editor.pictures.waitFor({ state: "detached" });
  await editor.saveButton.hover();
  expect(await moving()).toEqual([]);
});

it("in colors of one's own, what is chosen, switched on and focused looks different", async () => {
  const { editor, page } = work;
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await editor.open("testimonials/kit-n");
  await editor.heading.waitFor();
  /** True if an action changes how a part looks while the pointer is elsewhere. */
  async function changes(part: Locator, act: () => Promise<unknown>): Promise<boolean> {
    const look = async () => (await part.screenshot()).toString("base64");
    const before = await look();
    await act();
    await page.mouse.move(0, 0);
    return (await look()) !== before;
  }
  const hide = editor.form.getByText("Hide from visitors for now", { exact: true });
  const field = hide.locator("..");
  await field.scrollIntoViewIfNeeded();
  expect(await changes(field, () => hide.click())).toBe(true);
  const stars = editor.part(/^Stars/);
  await stars.scrollIntoViewIfNeeded();
  expect(await changes(stars, () => page.getByRole("radio", { name: /^2 stars/ }).check())).toBe(
    true,
  );
  const about = editor.rail.getByRole("link", { name: "About page" });
  expect(await changes(about, () => about.click())).toBe(true);
  const device = page.getByRole("radiogroup", { name: "Width of the page" });
  expect(await changes(device, () => device.getByText("Phone").click())).toBe(true);
  await page.keyboard.press("Tab");
  expect(await changes(editor.saveButton, () => editor.saveButton.focus())).toBe(true);
});

it("at 400 %, everything scrolls, nothing is cut off or covered, and an error is in view", async () => {
  const { editor, page } = work;
  await page.setViewportSize({ width: 320, height: 256 });
  await editor.open("testimonials/kit-n");
  await editor.field("Name").fill("");
  await editor.save();
  await editor.whenIn("Name", "");
  await editor.field("Name").click({ trial: true });
  for (const part of [
    editor.field("Words"),
    editor.button("Show it on another page"),
    editor.button("Undo"),
    editor.saveButton,
    editor.button("Pages and lists"),
  ])
    await part.click({ trial: true });
  const scrolled = () => page.evaluate(() => document.documentElement.scrollWidth);
  await eventually(scrolled, 320);
  await page.getByRole("tab", { name: "Page" }).click();
  await editor.whenShown("Left the gate shut");
});
