import { navigationLabel } from "../content";
import { accessibilityIssues, settled } from "../live/accessibility";
import { desktop, newVisit, open, phone, requiredFields } from "../visit";

// The parts that open on a page. live/visit.test.ts checks the pages themselves.

it.each([
  ["a wide screen", desktop, navigationLabel("/services"), "#services-menu"],
  ["a phone", phone, "Menu", "#mobile-menu"],
])(
  "axe finds nothing with a menu, a picture or a confirmation on %s",
  async (_, screen, name, menu) => {
    const { page } = await newVisit(screen);
    const expectNoIssues = async () => {
      await settled(page);
      expect(await accessibilityIssues(page)).toEqual([]);
    };
    await open(page, "/services/wells");
    await page.getByRole("button", { name }).click();
    await page.locator(menu).waitFor();
    await expectNoIssues();

    await page.keyboard.press("Escape");
    await page.locator("main a[href^='/static/']").nth(1).click();
    await page.getByRole("dialog").waitFor();
    await expectNoIssues();

    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    for (const field of await requiredFields(page)) await field.fill("1");
    await page.locator("#quote button[type=submit]").click();
    await page.getByRole("status").locator("p").first().waitFor();
    await expectNoIssues();
  },
);
