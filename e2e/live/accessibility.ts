import type { Page } from "playwright-core";
import { runAxe, standards } from "../axe";

// An owner may give two sections of a page the same heading, which is their name.
const rules = { "landmark-unique": { enabled: false } };

/** Shows the bar of small screens at its place in the page, and afterwards as it was. */
async function withBarInPlace<Result>(page: Page, look: () => Promise<Result>): Promise<Result> {
  const style = (text: string) =>
    page.locator('nav[aria-label="Call or quote"]').evaluateAll(
      (bars, css) =>
        bars.map((bar) => {
          const { cssText } = (bar as HTMLElement).style;
          (bar as HTMLElement).style.cssText = css;
          return cssText;
        }),
      text,
    );
  const [before = ""] = await style("position: static; visibility: visible");
  const result = await look();
  await style(before);
  return result;
}

/** What axe finds on the page, one line a finding. */
export async function accessibilityIssues(page: Page): Promise<string[]> {
  // What lies under the bar of small screens is found by scrolling.
  const { checked, issues } = await withBarInPlace(page, () =>
    runAxe(page, { runOnly: [...standards, "best-practice"], rules }),
  );
  return checked > 20 ? issues : [`axe checked ${checked} rules only`];
}

/**
 * Which controls of the page as it stands are too small, or too far covered, for a finger. The
 * numbers of a photograph stand where its owner puts them: the content check advises on them.
 */
export async function targetIssues(page: Page): Promise<string[]> {
  const { checked, issues } = await runAxe(
    page,
    { runOnly: ["target-size"] },
    { exclude: ["figure a"] },
  );
  return checked > 0 ? issues : ["axe checked nothing"];
}

/** Waits until nothing fades or slides any more. */
export const settled = (page: Page) =>
  page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
