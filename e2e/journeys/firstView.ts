import type { Page } from "playwright-core";
import { eventually } from "../eventually";

/** What a page asks for, by its address. */
export const scripts = /\.js(\?|$)/;

export const fonts = /\.woff2(\?|$)/;

/** Waits until both of the site's fonts are in. */
export const fontsShown = (page: Page) =>
  eventually(
    () =>
      page.evaluate(
        () =>
          [...document.fonts].filter(
            ({ family, status }) =>
              ["Bitter", "Public Sans"].includes(family.replaceAll('"', "")) && status === "loaded",
          ).length,
      ),
    2,
  );

/** Once the page is laid out and painted, which is when a browser asks for pictures further down. */
export const drawn = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });

/** How many of the page's sections the browser need not lay out while they are out of view. */
export const notLaidOut = (page: Page) =>
  page
    .locator("section")
    .evaluateAll(
      (sections) =>
        sections.filter((section) => getComputedStyle(section).contentVisibility !== "visible")
          .length,
    );
