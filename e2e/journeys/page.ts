import type { Page } from "playwright-core";

/** True if the top of a part of the page is visible: below the header, and above the bottom of the screen. */
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
