import type { Page } from "playwright-core";

/** The values of a quote form's fields, in order. */
export const values = async (page: Page, id: string) =>
  page
    .locator(`#${id} form`)
    .locator("input, select, textarea")
    .evaluateAll((fields) => fields.map((item) => (item as HTMLInputElement).value));

/** Types into a field of a quote form. */
export const fill = (page: Page, id: string, name: string, value: string) =>
  page.locator(`#${id} form [name="${name}"]`).fill(value);

/** True if the top of a part of the page is visible: below the bar at the top, above the foot. */
export const isInView = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top } = element.getBoundingClientRect();
      const bar = document.querySelector("header > div:last-child");
      if (!bar) throw new Error("The bar is not there.");
      return top >= bar.getBoundingClientRect().bottom - 1 && top < innerHeight;
    });
