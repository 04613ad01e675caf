import type { Page } from "playwright-core";
import { runAxe, standards } from "../axe";
import { callBar } from "../content";

const options = {
  runOnly: [...standards, "best-practice"],
  // An owner may give two sections of a page the same heading, so that both have the same name.
  rules: { "landmark-unique": { enabled: false } },
};

/** axe's findings on the page, one line each. */
export async function accessibilityIssues(page: Page): Promise<string[]> {
  const place = (position: string) =>
    page
      .locator(callBar)
      .evaluateAll(
        (bars, to) => bars.forEach((bar) => ((bar as HTMLElement).style.position = to)),
        position,
      );
  // A visitor can scroll to anything under the bar of small screens.
  await place("static");
  const { checked, issues } = await runAxe(page, options);
  await place("");
  return checked > 20 ? issues : [`axe checked ${checked} rules only`];
}
