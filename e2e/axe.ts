import axe, { type AxeResults, type RunOptions } from "axe-core";
import type { Page } from "playwright-core";

/** axe's rules for WCAG 2.2 AA, by the standard that asked for each first. */
export const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"];

/** A part of a page, or all of it but some parts, as selectors. */
type Part = string | { exclude: string[] };

/**
 * What axe finds on a page as it stands, one line a finding, and how many rules it checked.
 * @param within the part of the page that is looked at
 */
export async function runAxe(page: Page, options: RunOptions, within: Part = "html") {
  await page.evaluate(axe.source);
  // The whole of what axe found in order takes longer to bring here than to find.
  return page.evaluate(
    async ({ part, asked }) => {
      const { axe: own } = window as unknown as { axe: typeof axe };
      const { passes, violations } = (await own.run(part, asked)) as AxeResults;
      const issues = violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary ?? ""}`,
        ),
      );
      return { checked: passes.length + violations.length, issues };
    },
    { part: within, asked: { ...options, resultTypes: ["violations" as const] } },
  );
}

/** What axe finds against WCAG 2.2 AA in a part of a page, one line each. */
export async function axeIssues(page: Page, part: string): Promise<string[]> {
  const { checked, issues } = await runAxe(page, { runOnly: standards }, part);
  return checked > 0 ? issues : [`axe checked nothing in ${part}`];
}
