import { eventually } from "../../test/eventually";
import { confirmation, site } from "../content";
import { isInView } from "../inPage";
import { enlargeText } from "../live/loading";
import {
  whenHydrated,
  newVisit,
  newVisitAt,
  open,
  phone,
  placeOf,
  requiredFields,
  valuesOf,
} from "../visit";

/** True if a request could be the visitor's: not a script, a picture or prefetched page data. */
const isOfVisitor = (url: string) => !/\.(js|svg|webp|avif)$|\/page-data\//.test(url);

// e2e/browsers/quote.test.ts tests the forms in every browser.
it("a request from the second form of a page sends nothing, and its confirmation can be read with large text", async () => {
  const { page, problems, requests } = await newVisit(phone);
  await enlargeText(page, 200);
  await open(page, "/services/wells");
  await page.waitForLoadState("networkidle");
  requests.length = 0;
  const slip = page.getByRole("status");
  const form = page.locator("#quote-again form");
  for (const field of await requiredFields(page, "#quote-again"))
    await field.fill("Pat: no rule but being filled in");
  await form.getByRole("button", { name: site.quoteForm.submit }).click();
  await eventually(() => slip.locator("p").allTextContents(), [...confirmation.short]);
  // The confirmation fades in, or appears at once if the script of the motion has not arrived yet.
  const frame = slip.locator("> div");
  await eventually(() => frame.evaluate((each) => getComputedStyle(each).opacity), "1");
  const words = await slip.getByText(site.quoteForm.confirmation).boundingBox();
  expect(words?.width).toBeGreaterThan(200);
  expect(await isInView(page, "[role=status] button")).toBe(true);
  await slip.getByRole("button", { name: site.quoteForm.dismiss }).click();
  await slip.locator("p").first().waitFor({ state: "detached" });

  // The only request is for the motion of the confirmation.
  expect(placeOf(page)).toBe("/services/wells");
  expect(requests.filter(isOfVisitor)).toEqual([]);
  expect(requests.filter((url) => /[?&]|Pat/.test(url))).toEqual([]);
  expect(problems).toEqual([]);
});

it("keeps what a visitor has typed when they come back to the page", async () => {
  const { page } = await newVisitAt("/services/wells", phone);
  for (const field of await requiredFields(page)) await field.fill("21014");
  const values = await valuesOf(page, "#quote");
  await page.goto("/robots.txt");
  await page.goBack();
  await whenHydrated(page);
  expect(await valuesOf(page, "#quote")).toEqual(values);
});
