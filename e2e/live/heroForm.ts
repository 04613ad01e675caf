import type { Page } from "playwright-core";

/**
 * The problems with the place of the form in a page's top section; none on a page without a form. On a wide
 * screen, the first field is in the first view. On a phone, only the top section stands above the form.
 */
export const heroFormIssues = (page: Page): Promise<string[]> =>
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
