import { testFiles } from "../../test/site/content";
import { eventually } from "../../test/eventually";
import { editorOfTests } from "./harness";

// Click to edit: a figure, a picture or a number on it opens its field. clicks.test.ts and
// startPage.test.ts click texts, and editable.test.ts clicks everything on all pages.

const work = editorOfTests({ view: "desktop" });

const main = () => work.editor.main;
const focused = () => work.page.locator(":focus");

/** Opens an entry that the page about wells shows, and waits until the page is ready for clicks. */
const open = async (entry: string) => {
  await work.editor.open(entry);
  // Until then, the preview may show the page of an earlier test.
  await work.editor.pane.locator("a[href$='/services/wells']").waitFor();
  await main().locator("[data-field]").first().waitFor();
  // Pictures that arrive move the page under the pointer. Until then, they are empty.
  await main().locator("img[src^='data:image/gif']").first().waitFor({ state: "detached" });
};

it("opens the fact behind a figure in a sentence", async () => {
  const { facts } = testFiles.get("services/wells.json") as {
    facts: { duration: { least: number; most: number } };
  };
  const { least, most } = facts.duration;
  await open("faqs/wells");
  const answer = main().locator("details", { hasText: /A well takes/ });
  const figure = answer.getByText(`${least}–${most} days`, { exact: true });
  // The preview itself may close or open a question while it gets ready.
  await eventually(async () => {
    if (!(await figure.isVisible())) await answer.locator("summary").press("Enter");
    return figure.isVisible();
  }, true);
  await figure.click();
  await work.page.waitForURL(/services\/entries\/wells$/);
  await eventually(() => focused().inputValue(), String(least));
  expect(await focused().getAttribute("type")).toBe("number");
});

it("opens a picture, and the place of a number on it, which moves on the page, too", async () => {
  const number = main().getByRole("link", { name: /^2: / });
  const left = () => number.evaluate((link) => link.style.left);
  await open("services/wells");
  // Tab reaches everything, even what is not a link.
  await main().locator("picture img").first().press("Enter");
  await eventually(() => focused().textContent(), "Choose another picture");
  expect(await left()).toBe("50.5%");
  await number.click();
  const point = work.page.locator("[id^='hotspot-field']:focus");
  const picture = work.page.locator(".field-point", { has: point }).locator("img");
  await picture.waitFor();
  // The other items stay closed.
  expect(await work.page.getByRole("button", { name: "New reason below" }).count()).toBe(1);
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
  await picture.click({ position: { x: width / 4, y: height / 2 } });
  await eventually(left, "25%");
  await point.press("Shift+ArrowRight");
  await eventually(left, "35%");
  await work.editor.saveWell();
  expect(work.read("services/wells.json")).toContain('"hotspot": "35% 50%"');
  // The message about the save covers no button.
  const message = work.page.locator(".Toastify__toast").first();
  await message.evaluate((it) => Promise.all(it.getAnimations().map(({ finished }) => finished)));
  for (const button of await work.editor.pane.locator(".preview-tools button:visible").all())
    expect(
      await button.evaluate((each) => {
        const { left, top, width, height } = each.getBoundingClientRect();
        return each.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    ).toBe(true);
});
