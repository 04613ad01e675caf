import axe, { type AxeResults, type RunOptions } from "axe-core";
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

/** What axe finds on the page as it stands, one line a finding, and how many rules it checked. */
async function runAxe(page: Page, options: RunOptions, exclude: string[] = []) {
  await page.evaluate(axe.source);
  // The whole of what axe found in order takes longer to bring here than to find.
  return page.evaluate(
    async ({ left, asked }) => {
      const { axe: own } = window as unknown as { axe: typeof axe };
      const { passes, violations } = (await own.run({ exclude: left }, asked)) as AxeResults;
      const issues = violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary ?? ""}`,
        ),
      );
      return { checked: passes.length, issues };
    },
    { left: exclude, asked: { ...options, resultTypes: ["violations" as const] } },
  );
}

/** What axe finds on the page, one line a finding. */
export async function accessibilityIssues(page: Page): Promise<string[]> {
  const runOnly = { type: "tag" as const, values: standards };
  // What lies under the bar of small screens is found by scrolling.
  const { checked, issues } = await withBarInPlace(page, () => runAxe(page, { runOnly, rules }));
  return checked > 20 ? issues : [`axe checked ${checked} rules only`];
}

/**
 * Which controls of the page as it stands are too small, or too far covered, for a finger. The
 * numbers of a photograph stand where its owner puts them: the content check advises on them.
 */
export async function targetIssues(page: Page): Promise<string[]> {
  const { checked, issues } = await runAxe(page, { runOnly: ["target-size"] }, ["figure a"]);
  return checked + issues.length > 0 ? issues : ["axe checked nothing"];
}

/** Waits until nothing fades or slides any more. */
export const settled = (page: Page) =>
  page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
