import type { Page } from "playwright-core";
import { eventually } from "../eventually";
import { newVisit, open, phone } from "../visit";

/** A phone so short that every drawn part starts out of view. */
const low = { ...phone, viewport: { width: 390, height: 320 } };

type Drawn = { drawn?: number };

/** Opens a page that records the drawn parts, and scrolls through it. */
async function drawnOn(page: Page, path: string) {
  await page.addInitScript(() => {
    const own = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
      (window as Drawn).drawn = ((window as Drawn).drawn ?? 0) + 1;
      return own.apply(this, how);
    };
  });
  await open(page, path);
  const drawn = () => page.evaluate(() => (window as Drawn).drawn ?? 0);
  const scrollThrough = async () => {
    await page.evaluate(async () => {
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      for (let y = 0; y < document.body.scrollHeight; y += 300) {
        scrollTo(0, y);
        await frame();
        await frame();
      }
      scrollTo(0, 0);
      await frame();
    });
  };
  return { drawn, scrollThrough };
}

test.each([
  ["the bars of the services", "/services", 4],
  ["the tape of a service", "/services/wells", 1],
])("%s are drawn once, as they come into view", async (_, path, count) => {
  const { page } = await newVisit(low);
  const { drawn, scrollThrough } = await drawnOn(page, path);
  expect(await drawn()).toBe(0);
  await scrollThrough();
  await eventually(drawn, count);
  await scrollThrough();
  expect(await drawn()).toBe(count);
});

test("nothing is drawn with reduced motion", async () => {
  const { page } = await newVisit({ ...low, reducedMotion: "reduce" });
  const { drawn, scrollThrough } = await drawnOn(page, "/services");
  await scrollThrough();
  expect(await drawn()).toBe(0);
});
