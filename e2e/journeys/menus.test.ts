import type { Page } from "playwright-core";
import { eventually } from "../../test/eventually";
import { navigationLabel } from "../content";
import { awake, desktop, newVisit, open } from "../visit";

const main = (page: Page) => page.getByRole("navigation", { name: "Main" });
const services = (page: Page) =>
  main(page).getByRole("button", { name: navigationLabel("/services") });
const panel = (page: Page) => page.locator("#services-menu");
const isOpen = (page: Page) => panel(page).isVisible();
const isExpanded = (page: Page) => services(page).getAttribute("aria-expanded");

/** Moves the mouse off the menu, and waits until it closes. */
const leave = async (page: Page) => {
  await page.mouse.move(640, 600);
  await eventually(() => page.locator("nav [data-dismissed]").count(), 0);
};

/** Expects both the visible and the announced state. */
const expectMenu = async (page: Page, open: boolean) => {
  await eventually(() => isOpen(page), open);
  await eventually(() => isExpanded(page), String(open));
};

// e2e/browsers/menus.ts tests both menus in every browser, and built/content.test.ts the links of this
// one.

describe("the Services menu", () => {
  it("stays open for a pointer that leaves for a moment", async () => {
    const { page } = await newVisit();
    await page.clock.install({ time: 0 });
    await page.goto("/about");
    await page.clock.runFor(5000);
    await awake(page);
    await page.clock.pauseAt(3_600_000);
    await services(page).hover();
    await eventually(() => isExpanded(page), "true");
    await page.mouse.move(640, 700);
    await page.clock.runFor(100);
    await services(page).hover();
    await page.clock.runFor(1000);
    expect(await isExpanded(page)).toBe("true");
    // After Escape, a pointer that returns at once does not reopen it, but a click does.
    await page.keyboard.press("Escape");
    await page.mouse.move(640, 700);
    await page.clock.runFor(100);
    await services(page).hover();
    await page.clock.runFor(1000);
    expect(await isExpanded(page)).toBe("false");
    await services(page).click();
    await eventually(() => isExpanded(page), "true");
  });

  it("toggles with a click, but a click after hovering does not close it", async () => {
    const { page } = await newVisit();
    await page.clock.install({ time: 0 });
    await page.goto("/about");
    await page.clock.runFor(5000);
    await awake(page);
    await page.clock.pauseAt(3_600_000);
    await services(page).hover();
    await expectMenu(page, true);
    await services(page).click();
    await expectMenu(page, true);
    await page.mouse.move(640, 600);
    // A pinned menu stays open without the mouse.
    await page.waitForFunction(() => !document.querySelector("nav [data-open]")?.matches(":hover"));
    await page.clock.runFor(1000);
    for (const key of ["ArrowDown", "x", "Home"]) await page.keyboard.press(key);
    await expectMenu(page, true);
    await page.mouse.click(640, 600);
    await expectMenu(page, false);
  });

  it("closes with Escape, and stays closed until the mouse has left", async () => {
    const { page } = await newVisit();
    await open(page, "/about");
    await page.keyboard.press("Tab");
    await services(page).hover();
    await expectMenu(page, true);
    await page.keyboard.press("Escape");
    await expectMenu(page, false);
    // The mouse opened it, so the focus stays on the skip link.
    expect(await page.locator(":focus").getAttribute("href")).toBe("#main");
    const box = await services(page).boundingBox();
    if (!box) throw new Error("The button is not there.");
    await page.mouse.move(box.x + box.width / 2 + 3, box.y + box.height / 2);
    await page.mouse.move(box.x + box.width / 2 - 3, box.y + box.height / 2);
    await expectMenu(page, false);
    await leave(page);
    await services(page).hover();
    await expectMenu(page, true);
  });

  it("toggles with a tap", async () => {
    const { page } = await newVisit({ ...desktop, hasTouch: true });
    await open(page, "/about");
    await services(page).tap();
    await expectMenu(page, true);
    await services(page).tap();
    await expectMenu(page, false);
    await services(page).tap();
    await expectMenu(page, true);
    await page.touchscreen.tap(640, 600);
    await expectMenu(page, false);
    await services(page).tap();
    await expectMenu(page, true);
    await panel(page).locator('a[href="/services/saunas"]').tap();
    await page.waitForURL("**/services/saunas");
    await expectMenu(page, false);
  });
});

test("a tap outside the menu of a tablet closes it", async () => {
  const { page } = await newVisit({ viewport: { width: 820, height: 1180 }, hasTouch: true });
  await open(page, "/about");
  const button = page.locator('[aria-controls="mobile-menu"]');
  await button.tap();
  await eventually(() => button.getAttribute("aria-expanded"), "true");
  // Between its links, the menu stays open.
  await page.locator("#mobile-menu").tap({ position: { x: 5, y: 5 } });
  expect(await button.getAttribute("aria-expanded")).toBe("true");
  await page.touchscreen.tap(400, 1100);
  await eventually(() => button.getAttribute("aria-expanded"), "false");
});
