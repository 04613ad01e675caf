import type { Page } from "playwright-core";

// The visitor's current view of a page.

/** True if the top of an element is in the window, below the bar. */
export const isInView = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((each) => {
    const bar = document.querySelector("header > div:last-child")?.getBoundingClientRect();
    const top = document.querySelector(each)?.getBoundingClientRect().top ?? -1;
    return top >= (bar?.bottom ?? 0) - 1 && top < innerHeight;
  }, selector);

/** Waits until an element has the focus. */
export const whenFocused = (page: Page, selector: string): Promise<void> =>
  page.locator(`:is(${selector}):focus`).waitFor({ state: "attached" });

/** Describes the focused element if it is out of view or covered; "" if some part of it is visible. */
export const hiddenFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return "";
    const { left, top, width, height, bottom } = focused.getBoundingClientRect();
    const isSeen = [Math.min(height / 2, 20), height / 2].some((y) => {
      const met = document.elementFromPoint(left + width / 2, top + y);
      return met !== null && (focused.contains(met) || met.contains(focused));
    });
    const name = `${focused.localName} ${focused.id} ${focused.textContent ?? ""}`;
    return isSeen ? "" : `${name} at ${top} to ${bottom}`;
  });
