import type { Page } from "playwright-core";
import { targetIssues } from "./accessibility";
import { callBar, coveredControls } from "./coveredControls";

/** The first view of a page on a small and on a large phone. */
const screens = [
  { width: 360, height: 640 },
  { width: 412, height: 823 },
] as const;

/** The problems of the first view: the call bar is not at its bottom, or a control is covered. */
export async function firstViewIssues(page: Page): Promise<string[]> {
  const issues: string[] = [];
  for (const viewport of screens) {
    await page.setViewportSize(viewport);
    const foot = await page
      .locator(callBar)
      .evaluate((bar) => Math.round(bar.getBoundingClientRect().bottom));
    if (foot !== viewport.height) issues.push(`the call bar ends at ${foot} px`);
    issues.push(...(await coveredControls(page)));
    // This check includes the page further down.
    issues.push(...(await targetIssues(page)));
  }
  return issues;
}
