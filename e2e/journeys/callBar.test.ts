import type { Page } from "playwright-core";
import { eventually } from "../../test/eventually";
import { hiddenFocus, isInView } from "../inPage";
import { callBar, phoneLink, site } from "../content";
import { enlargeText } from "../live/loading";
import { newVisit, newVisitAt, open, phone, scrollTop } from "../visit";

const bar = (page: Page) => page.locator(callBar);

const scrollToTheEnd = (page: Page) =>
  page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));

/** The addresses of the links at the bottom of the screen: under a finger at the left, and in the middle. */
const metAtTheFoot = (page: Page) =>
  page.evaluate(() =>
    [innerWidth / 6, innerWidth / 2].map((x) =>
      document
        .elementFromPoint(x, innerHeight - 20)
        ?.closest("a")
        ?.getAttribute("href"),
    ),
  );

/** The longest texts that the content allows. */
const longTexts = ["Call the office in the village", "Schedule a free consultation!!"];

/**
 * Distances in px. `aboveBar`: from the page's last text down to the bar; negative if the bar covers the text.
 * `besideWords`: the least distance from a button's text to a side of the button, or from a button to the left
 * side of the window.
 */
const roomOfBar = (page: Page) =>
  bar(page).evaluate((nav) => {
    const boxOf = (node: Node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect();
    };
    const last = document.querySelector("footer")?.lastElementChild?.lastElementChild;
    if (!last) throw new Error("The footer is not there.");
    const sides = [...nav.querySelectorAll("a")].flatMap((link) => {
      const [button, words] = [link.getBoundingClientRect(), boxOf(link)];
      return [words.left - button.left, button.right - words.right, button.left];
    });
    return {
      aboveBar: nav.getBoundingClientRect().top - boxOf(last).bottom,
      besideWords: Math.min(...sides),
    };
  });

describe("the bar of small screens", () => {
  it.each([true, false])(
    "calls and leads to the form, from the first view to the last (scripts: %s)",
    async (javaScriptEnabled) => {
      const { page } = await newVisit({ ...phone, javaScriptEnabled });
      await page.goto("/services/wells");
      await eventually(() => metAtTheFoot(page), [phoneLink, "#quote"]);
      await page.mouse.wheel(0, 1500);
      await eventually(async () => (await scrollTop(page)) > 1000, true);
      await eventually(() => metAtTheFoot(page), [phoneLink, "#quote"]);
      await scrollToTheEnd(page);
      await eventually(() => metAtTheFoot(page), [phoneLink, "#quote"]);
    },
  );

  // On wide screens, the form of a page replaces the buttons.
  it.each([
    { path: "/services/wells", wide: 0 },
    { path: "/services/cellars", wide: 2 },
  ])("replaces the buttons at the top of $path", async ({ path, wide }) => {
    const { page } = await newVisitAt(path, phone);
    const ways = page
      .locator("h1 ~ div")
      .getByRole("link", { name: RegExp(`^(${site.buttons.quote}|\\(.*)$`) });
    for (const [width, count] of [
      [390, 0],
      [768, 2],
      [1280, wide],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await eventually(() => ways.filter({ visible: true }).count(), count);
      expect(await bar(page).isVisible()).toBe(width === 390);
    }
  });

  it.each([
    { width: 390, height: 844, text: 100 },
    { width: 320, height: 640, text: 200 },
  ])("does not cover the footer, whatever its texts: %o", async ({ text, ...viewport }) => {
    const { page } = await newVisit({ ...phone, viewport });
    await enlargeText(page, text);
    await open(page, "/services/wells");
    for (const words of [undefined, longTexts]) {
      if (words)
        await bar(page)
          .getByRole("link")
          .evaluateAll((links, to) => {
            for (const [index, link] of links.entries()) link.textContent = to[index] ?? "";
          }, words);
      await scrollToTheEnd(page);
      const { aboveBar, besideWords } = await roomOfBar(page);
      expect(aboveBar).toBeGreaterThanOrEqual(0);
      expect(besideWords).toBeGreaterThanOrEqual(8);
    }
  });

  it("stands below the page if it would fill most of the screen", async () => {
    const { page } = await newVisit({ ...phone, viewport: { width: 390, height: 300 } });
    await enlargeText(page, 200);
    await open(page, "/services/wells");
    expect(await isInView(page, callBar)).toBe(false);
    await scrollToTheEnd(page);
    await eventually(() => isInView(page, callBar), true);
    expect((await roomOfBar(page)).aboveBar).toBeGreaterThanOrEqual(0);
  });

  it("hides while the keyboard is open", async () => {
    const { page } = await newVisitAt("/contact", phone);
    expect(await bar(page).isVisible()).toBe(true);
    await page.getByLabel(site.quoteForm.details).focus();
    await eventually(() => bar(page).isVisible(), false);
    await page.getByLabel(site.quoteForm.details).blur();
    await eventually(() => bar(page).isVisible(), true);
  });
});

// e2e/browsers/navigation.test.ts tests the focus with text of the usual size.
it("the bars of a phone with large text do not hide the focused element", async () => {
  const { page } = await newVisit(phone);
  await enlargeText(page, 200);
  await open(page, "/services/wells");
  for (let step = 0; step < 70; step++) {
    await page.keyboard.press("Tab");
    await eventually(() => hiddenFocus(page), "");
  }
});
