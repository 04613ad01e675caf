import { navigationLabel } from "../content";
import { accessibilityIssues, settled } from "../live/accessibility";
import { desktop, newVisit, open, phone, requiredFields } from "../visit";

// The parts that open on a page. live/visit.test.ts checks the pages themselves.

it.each([
  ["Services menu", desktop, navigationLabel("/services"), "#services-menu"],
  ["phone menu", phone, "Menu", "#mobile-menu"],
])("axe finds nothing with the %s open", async (_, screen, name, menu) => {
  const { page } = await newVisit(screen);
  await open(page, "/services/wells");
  await page.getByRole("button", { name }).click();
  await page.locator(menu).waitFor();
  await settled(page);
  expect(await accessibilityIssues(page)).toEqual([]);
});

describe.each([
  ["on a wide screen", desktop],
  ["on a phone", phone],
])("%s", (_, screen) => {
  it("axe finds nothing with the pictures full screen", async () => {
    const { page } = await newVisit(screen);
    await open(page, "/services/wells");
    await page.locator("main a[href^='/static/']").nth(1).click();
    await page.getByRole("dialog").waitFor();
    await settled(page);
    expect(await accessibilityIssues(page)).toEqual([]);
  });

  it("axe finds nothing with a confirmation", async () => {
    const { page } = await newVisit(screen);
    await open(page, "/services/wells");
    for (const field of await requiredFields(page)) await field.fill("1");
    await page.locator("#quote button[type=submit]").click();
    await page.getByRole("status").locator("p").first().waitFor();
    await settled(page);
    expect(await accessibilityIssues(page)).toEqual([]);
  });
});
