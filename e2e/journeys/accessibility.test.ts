import type { Page } from "playwright-core";
import { navigationLabel } from "../content";
import { accessibilityIssues } from "../live/accessibility";
import { desktop, newVisitAt, phone, requiredFields } from "../visit";

// The parts that open on a page. live/visit.test.ts checks the pages themselves.

/** Without motion, since the colors of a part that still fades in have too little contrast. */
const still = { reducedMotion: "reduce" as const };

const expectNoIssues = async (page: Page) => expect(await accessibilityIssues(page)).toEqual([]);

it("axe finds nothing with the Services menu of a wide screen", async () => {
  const { page } = await newVisitAt("/services/wells", { ...desktop, ...still });
  await page.getByRole("button", { name: navigationLabel("/services") }).click();
  await page.locator("#services-menu").waitFor();
  await expectNoIssues(page);
});

it("axe finds nothing with a phone's menu, a picture or a confirmation", async () => {
  const { page } = await newVisitAt("/services/wells", { ...phone, ...still });
  await page.getByRole("button", { name: "Menu" }).click();
  await page.locator("#mobile-menu").waitFor();
  await expectNoIssues(page);

  await page.keyboard.press("Escape");
  await page.locator("main a[href^='/static/']").nth(1).click();
  await page.getByRole("dialog").waitFor();
  await expectNoIssues(page);

  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  for (const field of await requiredFields(page)) await field.fill("1");
  await page.locator("#quote button[type=submit]").click();
  await page.getByRole("status").locator("p").first().waitFor();
  await expectNoIssues(page);
});
