import type { Page } from "playwright-core";
import { eventually } from "../../test/eventually";
import { site } from "../content";
import { enlargeText } from "../live/loading";
import { newVisit, open, phone } from "../visit";

// e2e/browsers/viewer.test.ts changes pictures with keys and buttons in every browser.

const viewer = (page: Page) => page.getByRole("dialog");

/** What a screen reader announces: "2 of 6 …". */
const spoken = async (page: Page) =>
  ((await viewer(page).locator("[aria-live]").textContent()) ?? "").trim();

const openFirst = async (page: Page, path: string) => {
  await open(page, path);
  await page.locator('section[aria-labelledby="gallery-title"] a').first().click();
  await viewer(page).waitFor();
};

it("reacts to a key that comes together with the focus", async () => {
  const { page } = await newVisit();
  await page.addInitScript(() => {
    const press = () =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }),
      );
    addEventListener("focusin", ({ target }) => {
      if (target instanceof Element && target.closest("dialog")) queueMicrotask(press);
    });
  });
  await openFirst(page, "/services/wells");
  await eventually(async () => /^2 of 3/.test(await spoken(page)), true);
});

it("has room for pictures and captions with large text, and for its button beside a long title", async () => {
  const { page } = await newVisit(phone);
  await enlargeText(page, 200);
  await openFirst(page, "/services/wells");
  const { width = 0 } = (await viewer(page).locator("#viewer-caption").boundingBox()) ?? {};
  expect(width).toBeGreaterThan(200);
  const picture = await viewer(page).locator("img").first().boundingBox();
  expect(picture?.height).toBeGreaterThan(100);

  await enlargeText(page, 100);
  await viewer(page)
    .getByText((await page.locator("#gallery-title").textContent()) ?? "")
    .evaluate((title) => title.append(" and a long title".repeat(9)));
  const word = viewer(page).getByRole("button", { name: site.viewer.close });
  const lines = await word.evaluate((button) => {
    const range = document.createRange();
    range.selectNodeContents(button);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});

it("changes pictures with a swipe", async () => {
  const { page } = await newVisit(phone);
  await openFirst(page, "/services/wells");
  const second = page.locator('section[aria-labelledby="gallery-title"] img').nth(1);
  const client = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
    client.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: 420 }],
    });
  await touch("touchStart", 340);
  for (let x = 325; x >= 60; x -= 15) await touch("touchMove", x);
  await touch("touchEnd");
  await eventually(async () => /^2 of 3/.test(await spoken(page)), true);
  const alt = (await second.getAttribute("alt")) ?? "";
  const left = async () =>
    Math.round((await viewer(page).getByRole("img", { name: alt }).boundingBox())?.x ?? -1);
  await eventually(async () => (await left()) >= 0 && (await left()) < 390, true);
});
