import type { Page } from "playwright-core";
import { runAxe, standards } from "../axe";
import { callBar } from "../content";

// An owner may give two sections of a page the same heading, which names them.
const rules = { "landmark-unique": { enabled: false } };

/** Moves the bar of small screens below the page during a check. */
async function withBarBelow<Result>(page: Page, look: () => Promise<Result>): Promise<Result> {
  const place = (position: string) =>
    page
      .locator(callBar)
      .evaluateAll(
        (bars, to) => bars.forEach((bar) => ((bar as HTMLElement).style.position = to)),
        position,
      );
  await place("static");
  const result = await look();
  await place("");
  return result;
}

/** axe's findings on the page, one line each. */
export async function accessibilityIssues(page: Page): Promise<string[]> {
  // A visitor can scroll to anything under the bar of small screens.
  const { checked, issues } = await withBarBelow(page, () =>
    runAxe(page, { runOnly: [...standards, "best-practice"], rules }),
  );
  return checked > 20 ? issues : [`axe checked ${checked} rules only`];
}

/**
 * The controls of the page that are too small, or too far covered, for a finger. Hotspots are where
 * their owner puts them; the content check warns about them.
 */
export async function targetIssues(page: Page): Promise<string[]> {
  const { checked, issues } = await withBarBelow(page, () =>
    runAxe(page, { runOnly: ["target-size"] }, { exclude: ["figure a"] }),
  );
  return checked > 0 ? issues : ["axe checked nothing"];
}

/** Waits until nothing fades or slides any more. */
export const settled = (page: Page) =>
  page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
