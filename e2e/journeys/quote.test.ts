import { eventually } from "../eventually";
import { confirmation, site } from "../content";
import { newVisit, open, phone, scrollTop } from "../visit";

/** True if a request could be the visitor's: it is no script, picture or prefetched page data. */
const isOfVisitor = (url: string) => !/\.(js|svg|webp|avif)$|\/page-data\//.test(url);

// e2e/browsers/quote.ts tests the forms in every browser and at both sizes.
it("a homeowner finds a service from the home page, and a quote request sends nothing", async () => {
  const { page, problems, requests } = await newVisit(phone);
  await open(page, "/");
  const services = page.getByRole("main").getByRole("listitem");
  await services.locator('a[href="/services/wells"]').first().click();
  await page.waitForURL("**/services/wells");
  await page.getByRole("heading", { level: 1, name: /^Wells that don’t go dry/ }).waitFor();
  await eventually(() => scrollTop(page), 0);
  await page.waitForLoadState("networkidle");
  const before = page.url();
  requests.length = 0;

  const slip = page.getByRole("status");
  for (const id of ["quote", "quote-again"]) {
    const form = page.locator(`#${id} form`);
    for (const [label, words] of [
      [site.quoteForm.name, "Pat Doe"],
      [site.quoteForm.phone, "no rule but being filled in"],
      [site.quoteForm.zip, "21014"],
    ] as const)
      await form.getByLabel(label).fill(words);
    await form.getByRole("button", { name: site.quoteForm.submit }).click();
    await eventually(() => slip.locator("p").allTextContents(), [...confirmation.short]);
    await slip.getByRole("button", { name: site.quoteForm.dismiss }).click();
    await slip.locator("p").first().waitFor({ state: "detached" });
  }

  // The only request is for the motion of the confirmation.
  expect(page.url()).toBe(before);
  expect(requests.filter(isOfVisitor)).toEqual([]);
  expect(requests.filter((url) => /[?&]|Pat|21014/.test(url))).toEqual([]);
  expect(problems).toEqual([]);
});
