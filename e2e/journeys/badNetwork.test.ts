import type { Page } from "playwright-core";
import { eventually } from "../../test/eventually";
import { site } from "../content";
import { isInView } from "../inPage";
import {
  whenHydrated,
  hold,
  newVisit,
  newVisitAt,
  open,
  phone,
  placeOf,
  requiredFields,
} from "../visit";
import { notLaidOut, scripts } from "./firstView";

const send = (page: Page) =>
  page.locator("#quote form").getByRole("button", { name: site.quoteForm.submit });

const confirmed = (page: Page) => page.getByRole("status").getByText(site.quoteForm.confirmation);

it("requests each failed script again", async () => {
  const { page } = await newVisit(phone);
  for (const script of [/\/app-/, /\/webpack-runtime-/, /\/component---src-templates-service/])
    await page.route(script, (route) => route.abort(), { times: 1 });
  await open(page, "/services/wells");
});

it("shows the whole page after its styles have failed once, and the part that a visitor has chosen", async () => {
  const { page } = await newVisit(phone);
  await page.route(/\/deferred-/, (route) => route.abort(), { times: 1 });
  await page.goto("/services/wells");
  const link = page.locator("figure a[href='#reason-1']");
  const retried = page.waitForResponse(/\/deferred-/);
  await link.click();
  await retried;
  await eventually(() => notLaidOut(page), 0);
  await eventually(() => isInView(page, "#reason-1"), true);
  expect(await page.locator("footer").isVisible()).toBe(true);
});

it("asks a visitor who sends a form to call if a script does not arrive", async () => {
  const { page } = await newVisit(phone, { isShared: false });
  await page.clock.install();
  await page.route(/\/app-/, (route) => route.abort());
  await page.goto("/services/wells");
  for (const field of await requiredFields(page)) await field.fill("21014");
  await send(page).click();
  const words = page.locator("#quote").getByText(site.quoteForm.noScript);
  expect(await words.count()).toBe(0);
  await page.clock.runFor(10_000);
  expect(await isInView(page, "#quote form > p")).toBe(true);
  expect(await words.isVisible()).toBe(true);
});

it("does not press Send again once a visitor fills in what was missing", async () => {
  const { page } = await newVisit(phone);
  const { release } = await hold(page, scripts);
  await page.goto("/services/wells");
  await send(page).click();
  const fields = await requiredFields(page);
  for (const field of fields) await field.pressSequentially("21014");
  release();
  await whenHydrated(page);
  await page.getByRole("button", { name: "Menu" }).click();
  expect(await fields[0]?.inputValue()).toBe("21014");
  expect(await confirmed(page).count()).toBe(0);
});

it("takes a double tap on Send as one", async () => {
  const { page } = await newVisitAt("/services/wells", phone);
  for (const field of await requiredFields(page)) await field.fill("21014");
  await page.evaluate(() => {
    addEventListener("invalid", () => (document.title = "A field is missing"), true);
  });
  await send(page).dblclick();
  await confirmed(page).waitFor();
  expect(await page.title()).not.toBe("A field is missing");
});

it("leads to the place on a page whose data does not arrive", async () => {
  const { page } = await newVisit(phone);
  // The requests must be blocked before Gatsby prefetches the data.
  await page.route(/page-data\/contact\//, (route) => route.abort());
  await open(page, "/about");
  const [link] = await page.locator('a[href^="/contact#"]').all();
  const href = await link?.getAttribute("href");
  await link?.evaluate((each: HTMLElement) => each.click());
  await page.waitForURL("**/contact#*");
  expect(placeOf(page)).toBe(href);
});

it("opens no card of a number once a visitor types", async () => {
  const { page } = await newVisitAt("/services/wells", phone);
  const { release } = await hold(page, scripts);
  await page.locator("figure a[href^='#reason']").first().click();
  const name = page.locator("#quote [name=name]");
  await name.fill("Pat");
  const late = page.waitForEvent("requestfinished", (request) => scripts.test(request.url()));
  release();
  await late;
  await name.pressSequentially(" Miller");
  expect(await name.inputValue()).toBe("Pat Miller");
  expect(await page.getByRole("dialog").count()).toBe(0);
});
