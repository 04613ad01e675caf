import { eventually } from "../eventually";
import { confirmation, site } from "../content";
import { newVisit, open, phone, placeOf } from "../visit";

/** True if a request could be the visitor's: it is no script, picture or prefetched page data. */
const isOfVisitor = (url: string) => !/\.(js|svg|webp|avif)$|\/page-data\//.test(url);

// e2e/browsers/quote.ts tests the forms in every browser and at both sizes.
it("a quote request from the second form of a page sends nothing", async () => {
  const { page, problems, requests } = await newVisit(phone);
  await open(page, "/services/wells");
  await page.waitForLoadState("networkidle");
  requests.length = 0;
  const slip = page.getByRole("status");
  const form = page.locator("#quote-again form");
  await form.getByLabel(site.quoteForm.name).fill("Pat Doe");
  await form.getByLabel(site.quoteForm.phone).fill("no rule but being filled in");
  await form.getByLabel(site.quoteForm.zip).fill("21014");
  await form.getByRole("button", { name: site.quoteForm.submit }).click();
  await eventually(() => slip.locator("p").allTextContents(), [...confirmation.short]);
  await slip.getByRole("button", { name: site.quoteForm.dismiss }).click();
  await slip.locator("p").first().waitFor({ state: "detached" });

  // The only request is for the motion of the confirmation.
  expect(placeOf(page)).toBe("/services/wells");
  expect(requests.filter(isOfVisitor)).toEqual([]);
  expect(requests.filter((url) => /[?&]|Pat|21014/.test(url))).toEqual([]);
  expect(problems).toEqual([]);
});
