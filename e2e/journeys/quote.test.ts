import type { Locator, Page } from "playwright-core";
import { eventually } from "../eventually";
import { confirmation, site } from "../content";
import { newVisit, open, phone, scrollTop } from "../visit";

const words = site.quoteForm;
const form = (page: Page, id: string) => page.locator(`#${id} form`);
const field = (within: Locator, label: string | RegExp) => within.getByLabel(label);
const send = (within: Locator) => within.getByRole("button", { name: words.submit });
const slip = (page: Page) => page.getByRole("status");
const slipTexts = async (page: Page) => slip(page).locator("p").allTextContents();

const shortValues = async (page: Page, id: string) =>
  form(page, id)
    .locator("input, textarea")
    .evaluateAll((fields) => fields.map((item) => (item as HTMLInputElement).value));

/**
 * True if a request could be the visitor's: it is no script, no picture and no prefetched page
 * data.
 */
const isOfVisitor = (url: string) => !/\.(js|svg|webp|avif)$|\/page-data\//.test(url);

// e2e/browsers/quote.ts tests the forms in every browser and at both sizes.
it("a homeowner finds a service from the home page, and asks for a quote in both forms", async () => {
  const { page, problems, requests } = await newVisit(phone);
  await open(page, "/");
  await page
    .getByRole("main")
    .getByRole("listitem")
    .locator('a[href="/services/wells"]')
    .first()
    .click();
  await page.waitForURL("**/services/wells");
  await page.getByRole("heading", { level: 1, name: /^Wells that don’t go dry/ }).waitFor();
  await eventually(() => scrollTop(page), 0);

  // All texts are there.
  const headings = await page.getByRole("heading", { level: 2 }).allTextContents();
  expect(headings.length).toBeGreaterThanOrEqual(8);

  await page.waitForLoadState("networkidle");
  const before = page.url();
  requests.length = 0;
  const hero = form(page, "quote");
  await field(hero, words.name).fill("Pat Doe");
  await field(hero, words.phone).fill("no rule but being filled in");
  await field(hero, words.zip).fill("21014");
  await eventually(
    () => shortValues(page, "quote-again"),
    ["Pat Doe", "no rule but being filled in", "21014", ""],
  );
  await send(hero).click();
  await eventually(() => slipTexts(page), [...confirmation.short]);
  await eventually(() => shortValues(page, "quote"), ["", "", "", ""]);
  expect(await shortValues(page, "quote-again")).toEqual(["", "", "", ""]);

  await slip(page).getByRole("button", { name: words.dismiss }).click();
  await slip(page).locator("p").first().waitFor({ state: "detached" });

  const second = form(page, "quote-again");
  await field(second, words.name).fill("Pat Doe");
  await field(second, words.phone).fill("410 555 0100");
  await field(second, words.zip).fill("21014");
  await second.locator("textarea").fill("The north wall.");
  await send(second).click();
  await eventually(() => slipTexts(page), [...confirmation.short]);
  await eventually(() => shortValues(page, "quote"), ["", "", "", ""]);

  // Nothing of it was sent; the only request is for the motion of the confirmation.
  expect(page.url()).toBe(before);
  expect(requests.filter(isOfVisitor)).toEqual([]);
  expect(requests.filter((url) => /[?&]|Pat|21014/.test(url))).toEqual([]);
  expect(problems).toEqual([]);
});
