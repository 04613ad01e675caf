import type { Page } from "playwright-core";
import { eventually } from "../../test/eventually";
import { scrollThrough } from "../live/loading";
import { newVisit, open, phone } from "../visit";

/** A phone so short that every drawn part starts out of view. */
const low = { ...phone, viewport: { width: 390, height: 320 } };

type Drawn = { drawn?: number };

/** Opens a page. Returns a function that returns how many parts the page has drawn so far. */
async function drawnOn(page: Page, path: string) {
  await page.addInitScript(() => {
    const own = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
      (window as Drawn).drawn = ((window as Drawn).drawn ?? 0) + 1;
      return own.apply(this, how);
    };
  });
  await open(page, path);
  return () => page.evaluate(() => (window as Drawn).drawn ?? 0);
}

test.each([
  ["the bars of the services are drawn once", "/services", 4, {}],
  ["the tape of a service is drawn once", "/services/wells", 1, {}],
  ["nothing is drawn with reduced motion", "/services", 0, { reducedMotion: "reduce" as const }],
])("%s, as it comes into view", async (_, path, count, options) => {
  const { page } = await newVisit({ ...low, ...options });
  const drawn = await drawnOn(page, path);
  expect(await drawn()).toBe(0);
  await scrollThrough(page);
  await eventually(drawn, count);
  await scrollThrough(page);
  expect(await drawn()).toBe(count);
});
