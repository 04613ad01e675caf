import { readFileSync } from "node:fs";
import type axe from "axe-core";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";

/** axe's tags of the rules for WCAG 2.2 AA. */
export const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"];

const source = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/**
 * Runs axe on a page. Returns one line for each finding, and the number of checked rules.
 * @param within the selector of the checked part
 */
export async function runAxe(page: Page, options: RunOptions, within = "html") {
  await page.evaluate(source);
  // The page returns a number and lines, because the full result of axe is slow to transfer.
  return page.evaluate(
    async ({ part, asked }) => {
      const { axe: own } = window as unknown as { axe: typeof axe };
      const { passes, violations } = (await own.run(part, asked)) as AxeResults;
      // The owner places the hotspots. The content check warns if two are too close together.
      const isOfOwner = (id: string, element: unknown) =>
        id === "target-size" && element instanceof Element && element.matches("figure a");
      const issues = violations.flatMap(({ id, nodes }) =>
        nodes
          .filter(({ element }) => !isOfOwner(id, element))
          .map(
            ({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary ?? ""}`,
          ),
      );
      return { checked: passes.length + violations.length, issues };
    },
    {
      part: within,
      asked: { ...options, iframes: false, elementRef: true, resultTypes: ["violations" as const] },
    },
  );
}

/** axe's findings against WCAG 2.2 AA in a part of a page, one line each. */
export async function axeIssues(page: Page, part: string): Promise<string[]> {
  const { checked, issues } = await runAxe(page, { runOnly: standards }, part);
  return checked > 0 ? issues : [`axe checked nothing in ${part}`];
}
