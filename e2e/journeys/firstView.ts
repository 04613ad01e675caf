import type { Page } from "playwright-core";
import { eventually } from "../../test/eventually";

/** Patterns for the addresses of a page's requests. */
export const scripts = /\.js(\?|$)/;

export const photographs = /\.(avif|webp)(\?|$)/;

export const fonts = /\.woff2(\?|$)/;

/** Waits until both of the site's fonts are loaded. */
export const fontsShown = (page: Page) =>
  eventually(
    () =>
      page.evaluate(
        () =>
          [...document.fonts].filter(
            // Only fallback fonts override the ascent.
            ({ ascentOverride, status }) => ascentOverride === "normal" && status === "loaded",
          ).length,
      ),
    2,
  );

/**
 * Waits until the page is laid out and painted. By then, a browser has also requested the pictures further
 * down that it loads ahead.
 */
export const drawn = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });

/**
 * The number of sections that the browser may leave out of the layout while they are out of view.
 */
export const notLaidOut = (page: Page) =>
  page
    .locator("section")
    .evaluateAll(
      (sections) =>
        sections.filter((section) => getComputedStyle(section).contentVisibility !== "visible")
          .length,
    );
