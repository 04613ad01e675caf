import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";

const source = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

type Result = { violations: { id: string; nodes: { html: string }[] }[] };

/** What axe objects to in a part of the page, one line each. */
export async function axeFaults(page: Page, part: string): Promise<string[]> {
  await page.evaluate(source);
  const run = `axe.run(${JSON.stringify(part)}, { runOnly: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"] })`;
  const { violations } = await page.evaluate<Result>(run);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
