import axe, { type AxeResults } from "axe-core";
import type { Page } from "playwright-core";

const standards = [
  "wcag2a",
  "wcag2aa",
  "wcag21a",
  "wcag21aa",
  "wcag22a",
  "wcag22aa",
  "best-practice",
];

// An owner may give two sections of a page the same heading, which is their name.
const rules = { "landmark-unique": { enabled: false } };

const placeCallBar = (page: Page, position: string) =>
  page.locator('nav[aria-label="Call or quote"]').evaluateAll((bars, place) => {
    for (const bar of bars) (bar as HTMLElement).style.position = place;
  }, position);

/** What axe finds on the page as it stands, one line a finding. */
export async function accessibilityIssues(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  // What lies under the bar of small screens is found by scrolling, so it takes its place in the page.
  await placeCallBar(page, "static");
  // The whole of what axe found in order takes longer to bring here than to find.
  const { checked, issues } = await page.evaluate(
    async (options) => {
      const { axe: own } = window as unknown as { axe: typeof axe };
      const { passes, violations } = (await own.run(options)) as AxeResults;
      const issues = violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary ?? ""}`,
        ),
      );
      return { checked: passes.length, issues };
    },
    {
      runOnly: { type: "tag" as const, values: standards },
      rules,
      resultTypes: ["violations" as const],
    },
  );
  await placeCallBar(page, "");
  return checked > 20 ? issues : [`axe checked ${checked} rules only`];
}

/** Waits until nothing fades or slides any more. */
export const settled = (page: Page) =>
  page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
