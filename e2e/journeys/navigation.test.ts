import type { Page } from "playwright-core";
import { isInView } from "../browsers/site";
import { eventually } from "../../test/eventually";
import { navigationLabel, site } from "../content";
import { newVisit, open, origin, placeOf, scrollTop } from "../visit";

/** Scrolls until the page stays there: a link to a place on it may still be scrolling. */
const scrollFarDown = async (page: Page) => {
  const scroll = () => page.evaluate(() => scrollTo(0, 2000)).then(() => scrollTop(page));
  await eventually(scroll, 2000);
};

/** A town without a page. */
const badPath = "/locations/cold-hollow-md";

it("an address without a page shows the 404 page after a city link, and a way home", async () => {
  const { page, problems } = await newVisit();
  await open(page, "/services/wells");
  await page.getByRole("link", { name: "Cold Hollow", exact: true }).click();
  await page.waitForURL(`**${badPath}`);
  await page.getByRole("heading", { level: 1, name: "We’ve not dug here" }).waitFor();
  // The browser's own message about the status, and ours with the path.
  const own = `error: 404: there is no page at ${badPath} (`;
  await eventually(async () => problems.filter((problem) => problem.startsWith(own)).length, 1);
  expect(problems).toContain(`404: ${origin()}${badPath}`);
  expect(problems.filter((problem) => !problem.includes("404"))).toEqual([]);
  await page.getByRole("link", { name: "Back up" }).click();
  await page.waitForURL(`${origin()}/`);
  await page.locator("#quote form").waitFor();
  expect(problems.filter((problem) => !problem.includes("404"))).toEqual([]);
});

// e2e/browsers/navigation.ts goes back and forward between pages.
it("back does not scroll if only the fragment changes", async () => {
  const { page } = await newVisit();
  await open(page, "/services/wells");
  await page.getByRole("navigation", { name: "Main" }).waitFor();
  await page.locator("header").getByRole("link", { name: site.buttons.quote }).click();
  await page.waitForURL("**/services/wells#quote");
  await eventually(() => page.evaluate(isInView, "#quote"), true);
  await scrollFarDown(page);
  await page.goBack();
  await page.waitForURL("**/services/wells");
  expect(await scrollTop(page)).toBe(2000);
});

it.each(["", "#quote"])("a link to the open page, at %j, leads to its top", async (fragment) => {
  const { page } = await newVisit();
  await open(page, `/services/wells${fragment}`);
  await page.getByRole("navigation", { name: "Main" }).waitFor();
  await scrollFarDown(page);
  const link = page.getByRole("contentinfo").locator('a[href="/services/wells"]').first();
  await link.click();
  await eventually(() => scrollTop(page), 0);
});

it.each(["#100%", "#%ff"])("an invalid fragment %s does not break the page", async (fragment) => {
  const { page, problems } = await newVisit();
  await open(page, `/services/wells${fragment}`);
  expect(placeOf(page)).toBe("/services/wells");
  expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
  await page.evaluate((hash) => (location.hash = hash), fragment);
  await eventually(async () => placeOf(page), "/services/wells");
  // A blank page would have no links.
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: navigationLabel("/contact") })
    .click();
  await page.waitForURL("**/contact");
  await page.locator("#quote form").waitFor();
  expect(problems).toEqual([]);
});
