import type { Locator } from "playwright-core";
import { testFiles } from "../../test/site/content";
import { eventually } from "../../test/eventually";
import { editorOfTests } from "./harness";

// Click to edit: a click on a text, a figure, a picture or a number on a picture opens its field.
// editable.test.ts clicks everything on all pages.

const work = editorOfTests();

it("a click on a text opens the parts around its field, which takes the focus", async () => {
  const { editor } = work;
  await editor.start();
  await editor.main.getByText("Ask “away.”").click();
  await editor.whenIn("Introduction", "Ask “away.”");
  // The page stays beside the form of another entry, and shows the typed words.
  await editor.main.getByText("Wet.").first().click();
  await editor.whenIn("Words", "Wet.");
  await editor.focused.fill("Wet & cold.");
  await editor.whenShown("Wet & cold.");
  await editor.whenShown("Ask “away.”");
});

it("a click after some words puts the cursor there", async () => {
  const { editor, page } = work;
  await editor.goTo("page/testimonials");
  const words = editor.main.getByText("As they came.");
  // The frame scales the page down, so the click position is a fraction of the element's size.
  const [across, down] = await words.evaluate((element) => {
    const range = document.createRange();
    range.setStart(element.firstChild ?? element, 0);
    range.setEnd(element.firstChild ?? element, "As they".length);
    const [own, box] = [element.getBoundingClientRect(), range.getBoundingClientRect()];
    const middle = box.top + box.height / 2;
    return [(box.right - own.left) / own.width, (middle - own.top) / own.height] as const;
  });
  const { width = 0, height = 0 } = (await words.boundingBox()) ?? {};
  await words.click({ position: { x: across * width, y: down * height } });
  await editor.whenIn("Introduction", "As they came.");
  await page.keyboard.type(" all");
  await editor.whenIn("Introduction", "As they all came.");
});

it("a label at the pointer names the field, and another one the open field", async () => {
  const { editor } = work;
  await editor.goTo("page/testimonials");
  const title = editor.main.getByText("As they came.");
  const label = (words: string) => editor.frame.getByText(words, { exact: true });
  await title.hover();
  await label("Change the introduction").waitFor();
  await title.click();
  await editor.whenIn("Introduction");
  await label("Introduction").waitFor();
  await label("Change the introduction").waitFor({ state: "hidden" });
});

it("Tab and Enter on the page do what a click does, and Escape leads back to the page", async () => {
  const { editor, page } = work;
  await editor.goTo("page/testimonials");
  await editor.heading.press("Enter");
  await editor.whenIn("Heading", "Fifteen letters");
  await page.keyboard.press("Escape");
  // After Escape, the keys continue at the earlier place on the page.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await editor.whenIn("Introduction", "As they came.");
});

it("a figure in a sentence opens the fact behind it", async () => {
  const { editor } = work;
  const { facts } = testFiles.get("services/wells.json") as {
    facts: { duration: { least: number; most: number } };
  };
  const { least, most } = facts.duration;
  await editor.goTo("page/services/wells");
  const answer = editor.main.getByRole("group").filter({ hasText: "A well takes" });
  const figure = answer.getByText(`${least}–${most} days`, { exact: true });
  await answer.getByText("pumps away?").press("Enter");
  await editor.whenIn(/./);
  await figure.click();
  await editor.whenIn("From", String(least));
});

it("a picture opens its field, and a number on it its place, which moves on the page, too", async () => {
  const { editor, page } = work;
  await editor.goTo("page/services/wells");
  // When the pointer meets a number, the page requests a drawing, which the frame's policy refuses.
  work.allow(/drawings\/[a-z-]+\.svg/);
  const number = editor.main.getByRole("link", { name: /^2: / });
  const left = () => number.evaluate((link) => link.style.left);
  const picture = editor.main.getByRole("img", { name: /^View down a lined shaft/ }).first();
  await picture.press("Enter");
  await editor.button("Choose another picture").and(editor.focused).waitFor();
  expect(await left()).toBe("50.5%");
  await number.click();
  const point = page.getByRole("button", { name: /: 50.5% from the left, 50% from the top$/ });
  await point.and(editor.focused).waitFor();
  // The form shows the same part of the picture as the page, so the number is at the same place in both.
  const shapeOf = (shown: Locator) =>
    shown.evaluate((element) => (element.clientWidth / element.clientHeight).toFixed(1));
  expect(await shapeOf(point.locator("xpath=../img"))).toBe(await shapeOf(picture));
  await page.keyboard.press("Shift+ArrowRight");
  await eventually(left, "61%");
  await page.keyboard.press("ArrowLeft");
  await eventually(left, "60%");
  await editor.saveWell();
  expect(work.read("services/wells.json")).toContain('"hotspot": "60% 50%"');
});

it("a link asks whether to follow it or to change it, by mouse and by keys", async () => {
  const { editor, page } = work;
  await editor.start();
  const linkTo = (name: string) =>
    editor.frame.getByRole("contentinfo").getByRole("link", { name, exact: true });
  await linkTo("Write & call").click();
  await editor.frame.getByRole("button", { name: "Go to Contact page" }).click();
  const { title } = testFiles.get("pages/contact.json") as { title: string };
  await editor.heading.getByText(title).waitFor();
  await linkTo("Who we are").press("Enter");
  await page.keyboard.press("Enter");
  await editor.heading.getByText("Three sisters & a winch").waitFor();
  await linkTo("Write & call").press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await editor.whenIn("Label", "Write & call");
});
