import type { Page } from "playwright-core";
import { eventually } from "../../test/eventually";
import { site } from "../content";
import { whenFocused } from "../inPage";
import { narrow, newPageAt } from "./visit";

const path = "/services/wells";
const links = "section[aria-labelledby='gallery-title'] a";
const count = 3;

const viewer = (page: Page) => page.getByRole("dialog");

/** The position that a screen reader announces: "2 of 3". */
const told = async (page: Page) =>
  ((await viewer(page).locator("[aria-live]").textContent()) ?? "")
    .trim()
    .split(" ")
    .slice(0, 3)
    .join(" ");

/** The number of the visible picture, from 1. */
const seen = (page: Page) =>
  viewer(page)
    .getByRole("group")
    .evaluate((strip) => Math.round(strip.scrollLeft / strip.clientWidth) + 1);

const expectPicture = async (page: Page, place: number) => {
  await eventually(() => told(page), `${place} of ${count}`);
  await eventually(() => seen(page), place);
};

it("changes pictures with keys", async () => {
  const page = await newPageAt(path, narrow);
  const { keyboard } = page;
  await page.locator(links).first().click();
  await viewer(page).waitFor();
  await eventually(() => page.locator(":focus").textContent(), site.viewer.close);
  // The test presses the keys as fast as the browser accepts them.
  for (let place = 1; place < count; place++) await keyboard.press("ArrowRight");
  await expectPicture(page, count);
  await keyboard.press("ArrowLeft");
  await expectPicture(page, count - 1);
  for (const [key, place] of [
    ["Home", 1],
    ["ArrowLeft", 1],
    ["End", count],
    ["ArrowRight", count],
  ] as const) {
    await keyboard.press(key);
    await expectPicture(page, place);
  }
  await keyboard.press("Escape");
  await viewer(page).waitFor({ state: "detached" });
  await whenFocused(page, links);
});

it("opens from the keyboard, keeps the focus, and closes by its button", async () => {
  const page = await newPageAt(path, narrow);
  await page.locator(links).first().focus();
  await page.keyboard.press("Enter");
  await viewer(page).waitFor();
  // The edge of the window cuts off no part of the focus ring.
  const roomOfRing = await page.locator("dialog :focus").evaluate((button) => {
    const { outlineWidth, outlineOffset } = getComputedStyle(button);
    const ring = parseFloat(outlineWidth) + parseFloat(outlineOffset);
    return innerWidth - button.getBoundingClientRect().right - ring;
  });
  expect(roomOfRing).toBeGreaterThanOrEqual(0);
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press("Tab");
    await eventually(() => page.locator(":focus:not(dialog *)").count(), 0);
  }
  await viewer(page).getByRole("button", { name: site.viewer.next }).click();
  await expectPicture(page, 2);
  await viewer(page).getByRole("button", { name: site.viewer.close }).click();
  await viewer(page).waitFor({ state: "detached" });
  await whenFocused(page, links);
});
