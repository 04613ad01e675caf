import type { Page } from "playwright-core";
import { eventually } from "../eventually";
import { site } from "../content";
import { newVisit, open, phone, type Visit } from "../visit";

const viewer = (page: Page) => page.getByRole("dialog");
const links = (page: Page) =>
  page.locator('section[aria-labelledby="gallery-title"]').getByRole("link");

/** The announced position: "2 of 6 …". */
const spoken = async (page: Page) =>
  ((await viewer(page).locator("[aria-live]").textContent()) ?? "").trim();

const count = async (page: Page) => (await spoken(page)).split(" ").slice(0, 3).join(" ");

/** The visible picture. */
const pictureInView = (page: Page) =>
  viewer(page)
    .getByRole("img")
    .evaluateAll((images) =>
      images
        .filter((image) => {
          const { left, width } = image.getBoundingClientRect();
          const middle = left + width / 2;
          return middle > 0 && middle < innerWidth;
        })
        .map((image) => image.getAttribute("alt")),
    );

const altOf = (page: Page, index: number) =>
  links(page).nth(index).getByRole("img").getAttribute("alt");

async function openPicture(visit: Visit, path: string, index: number): Promise<void> {
  const { page } = visit;
  await open(page, path);
  await links(page).nth(index).click();
  await viewer(page).waitFor();
  await eventually(() => pictureInView(page), [await altOf(page, index)]);
}

describe("the gallery", () => {
  it("reacts to a key that comes together with the focus", async () => {
    const { page } = await newVisit();
    await open(page, "/services/wells");
    await page.evaluate(() => {
      const press = () =>
        document.activeElement?.dispatchEvent(
          new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }),
        );
      document.addEventListener("focusin", ({ target }) => {
        if (target instanceof Element && target.closest("dialog")) queueMicrotask(press);
      });
    });
    await links(page).nth(0).click();
    await eventually(() => count(page), "2 of 3");
  });

  it("keeps the focus, and announces itself and its picture", async () => {
    const visit = await newVisit();
    const { page } = visit;
    await openPicture(visit, "/services/walls", 0);
    const heading = await page.locator("#gallery-title").textContent();
    expect(await viewer(page).getAttribute("aria-label")).toBe(heading);
    expect(await spoken(page)).toMatch(/^1 of 2 \S+/);
    for (let step = 0; step < 8; step++) {
      await page.keyboard.press("Tab");
      const isInside = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement === document.body || !!activeElement?.closest("dialog");
      });
      expect(isInside).toBe(true);
    }
    const next = viewer(page).getByRole("button", { name: site.viewer.next });
    const previous = viewer(page).getByRole("button", { name: site.viewer.previous });
    expect(await previous.getAttribute("aria-disabled")).toBe("true");
    await next.click();
    await eventually(() => count(page), "2 of 2");
    expect(await previous.getAttribute("aria-disabled")).toBe("false");
  });

  it("changes pictures with a swipe", async () => {
    const visit = await newVisit(phone);
    const { page } = visit;
    await openPicture(visit, "/services/wells", 0);
    const client = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
      client.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: 420 }],
      });
    await touch("touchStart", 340);
    for (let x = 325; x >= 60; x -= 15) await touch("touchMove", x);
    await touch("touchEnd");
    await eventually(() => count(page), "2 of 3");
    await eventually(() => pictureInView(page), [await altOf(page, 1)]);
  });
});
