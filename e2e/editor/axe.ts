import type { Page } from "playwright-core";
import { runAxe, standards } from "../axe";

/** What axe objects to in a part of the page, one line each. */
export async function axeFaults(page: Page, part: string): Promise<string[]> {
  const { checked, issues } = await runAxe(page, { runOnly: standards }, part);
  return checked > 0 ? issues : [`axe checked nothing in ${part}`];
}
