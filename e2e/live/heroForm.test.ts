import type { Page } from "playwright-core";
import { builtRoutes } from "../builtRoutes";
import { oneVisit, open, phone } from "../visit";

const wide = { width: 1280, height: 800 } as const;
const narrow = { width: 390, height: 844 } as const;

const visit = oneVisit({ ...phone, deviceScaleFactor: 1 });

/**
 * The problems with the place of the form in a page's top section; none on a page without a form.
 */
const problemsOfPlace = (page: Page) =>
  page.evaluate(() => {
    const hero = document.querySelector("section:has(h1)");
    const form = hero?.querySelector("form");
    const field = form?.querySelector("input, select");
    if (!hero || !form || !field) return [];
    const problems: string[] = [];
    const { bottom } = field.getBoundingClientRect();
    if (innerWidth >= 1280 && bottom > innerHeight)
      problems.push(`first field ends at ${bottom} px`);
    const { top } = form.getBoundingClientRect();
    for (const section of document.querySelectorAll("main section")) {
      const name = section.getAttribute("aria-labelledby") ?? section.id;
      if (section.contains(form)) continue;
      const follows = form.compareDocumentPosition(section) & Node.DOCUMENT_POSITION_FOLLOWING;
      if (!follows) problems.push(`${name} stands before the form in the document`);
      if (innerWidth < 768 && section.getBoundingClientRect().top < top)
        problems.push(`${name} stands above the form`);
    }
    return problems;
  });

test.each(builtRoutes)(
  "the form in the hero of %s is in the first view, and on a phone nothing but the hero is above it",
  async (path) => {
    const { page } = await visit();
    for (const viewport of [wide, narrow]) {
      await page.setViewportSize(viewport);
      await open(page, path);
      expect(await problemsOfPlace(page)).toEqual([]);
    }
  },
);

test("the home page has a form in its hero", async () => {
  const { page } = await visit();
  await open(page, "/");
  expect(await page.locator("section:has(h1) form").count()).toBe(1);
});
