import type { Page } from "playwright-core";
import { eventually } from "../../test/eventually";
import { callBar, navigationLabel } from "../content";
import { hiddenFocus, whenFocused } from "../inPage";
import { whenHydrated, desktop } from "../visit";
import { narrow, newPage, newPageAt } from "./visit";

const main = (page: Page) => page.getByRole("navigation", { name: "Main" });
const services = (page: Page) =>
  main(page).getByRole("button", { name: navigationLabel("/services") });
const panel = (page: Page) => page.locator("#services-menu");
const isOpen = (page: Page) => panel(page).isVisible();
const isExpanded = (page: Page) => services(page).getAttribute("aria-expanded");

/** Expects a state of the Services menu, both visible and announced. */
const expectMenu = async (page: Page, open: boolean) => {
  await eventually(() => isOpen(page), open);
  await eventually(() => isExpanded(page), String(open));
};

/** A hydrated page whose clock runs only when the test says so. */
async function newPageWithStoppedClock(): Promise<Page> {
  const page = await newPage(desktop, { isShared: false });
  await page.clock.install({ time: 0 });
  await page.goto("/about");
  await page.clock.runFor(5000);
  await whenHydrated(page);
  await page.clock.pauseAt(3_600_000);
  return page;
}

// built/content.test.ts tests the links of the menus.

describe("the Services menu", () => {
  it("opens and closes by keys and by a click", async () => {
    const page = await newPageAt("/about", desktop);
    const { keyboard } = page;
    await services(page).focus();
    await expectMenu(page, false);
    await keyboard.press("Enter");
    await expectMenu(page, true);
    await keyboard.press("Tab");
    await whenFocused(page, "#services-menu a");
    await keyboard.press("Escape");
    await expectMenu(page, false);
    await whenFocused(page, '[aria-controls="services-menu"]');
    await keyboard.press("Space");
    await expectMenu(page, true);
    // Tab follows at once, because a closing menu must not take the focus.
    await keyboard.press("Space");
    await keyboard.press("Tab");
    await whenFocused(page, "header a:not(#services-menu a)");
    await expectMenu(page, false);
    await services(page).click();
    await expectMenu(page, true);
    await page.mouse.move(640, 700);
    await page.getByRole("heading", { level: 1 }).click();
    await expectMenu(page, false);
  });

  it("stays open for a pointer that leaves for a moment, or after a click", async () => {
    const page = await newPageWithStoppedClock();
    const leaveForAMoment = async () => {
      await page.mouse.move(640, 700);
      await page.clock.runFor(100);
      await services(page).hover();
      await page.clock.runFor(1000);
    };
    await services(page).hover();
    await expectMenu(page, true);
    await leaveForAMoment();
    expect(await isExpanded(page)).toBe("true");
    // A click after hovering does not close the menu.
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
    // After Escape, a pointer that returns at once does not reopen the menu, but a click does.
    await services(page).hover();
    await expectMenu(page, true);
    await page.keyboard.press("Escape");
    await leaveForAMoment();
    expect(await isExpanded(page)).toBe("false");
    await services(page).click();
    await eventually(() => isExpanded(page), "true");
  });

  it("opens under the mouse; closes with Escape until it has left, and after a choice", async () => {
    const page = await newPageAt("/about", desktop);
    await expectMenu(page, false);
    await page.keyboard.press("Tab");
    await services(page).hover();
    await expectMenu(page, true);
    await page.keyboard.press("Escape");
    await expectMenu(page, false);
    // The mouse opened the menu, so the focus stays on the skip link.
    expect(await page.locator(":focus").getAttribute("href")).toBe("#main");
    for (const x of [12, 6]) await services(page).hover({ position: { x, y: 8 } });
    await expectMenu(page, false);
    await page.mouse.move(640, 600);
    await eventually(() => page.locator("nav [data-dismissed]").count(), 0);
    await services(page).hover();
    await expectMenu(page, true);
    await panel(page).locator('a[href="/services/wells"]').click();
    await page.waitForURL("**/services/wells");
    await page.mouse.move(640, 700);
    await expectMenu(page, false);
  });

  it("toggles with a tap", async () => {
    const page = await newPageAt("/about", { ...desktop, hasTouch: true });
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

const phoneButton = (page: Page) => page.locator('[aria-controls="mobile-menu"]');
const phoneMenu = (page: Page) => page.locator("#mobile-menu");

const expectPhoneMenu = async (page: Page, open: boolean) => {
  await eventually(() => phoneMenu(page).isVisible(), open);
  await eventually(() => phoneButton(page).getAttribute("aria-expanded"), String(open));
};

describe("the menu of a phone", () => {
  it("opens and closes by keys, and shows the focus above the call bar", async () => {
    const page = await newPageAt("/about", { viewport: { width: 320, height: 640 } });
    const { keyboard } = page;
    await expectPhoneMenu(page, false);
    await phoneButton(page).click();
    await expectPhoneMenu(page, true);
    await keyboard.press("Tab");
    // Firefox also stops at a menu that is longer than the window.
    await whenFocused(page, "#mobile-menu, #mobile-menu a");
    await keyboard.press("Home");
    await expectPhoneMenu(page, true);
    await keyboard.press("Escape");
    await whenFocused(page, '[aria-controls="mobile-menu"]');
    // A menu that slides away must not take the focus.
    await keyboard.press("Tab");
    await whenFocused(page, "main *");
    await expectPhoneMenu(page, false);
    // When the focus moves on to the page behind the menu, the menu closes.
    await phoneButton(page).click();
    await expectPhoneMenu(page, true);
    const { length } = await phoneMenu(page).getByRole("link").all();
    for (let step = 0; step < length; step++) {
      await keyboard.press("Tab");
      await eventually(() => hiddenFocus(page), "");
    }
    await phoneMenu(page).getByRole("link").last().focus();
    await keyboard.press("Tab");
    await expectPhoneMenu(page, false);
  });

  it("opens and closes by clicks, and leads to other pages and to the form", async () => {
    const page = await newPageAt("/about", narrow);
    for (const isOpen of [true, false, true]) {
      await phoneButton(page).click();
      await expectPhoneMenu(page, isOpen);
    }
    // A link to the open page only closes the menu.
    await phoneMenu(page).locator('a[href="/about"]').click();
    await expectPhoneMenu(page, false);
    await phoneButton(page).click();
    await phoneMenu(page).locator('a[href="/contact"]').click();
    await page.waitForURL("**/contact");
    // Until the new page is there, the menu belongs to the earlier page.
    await page.locator("#quote form").waitFor();
    await expectPhoneMenu(page, false);
    // The bar below the menu leads to the form of the same page.
    await phoneButton(page).click();
    await expectPhoneMenu(page, true);
    await page.locator(`${callBar} [data-kind=quote]`).click();
    await expectPhoneMenu(page, false);
  });

  it("closes with a tap outside, on a tablet", async () => {
    const page = await newPageAt("/about", {
      viewport: { width: 820, height: 1180 },
      hasTouch: true,
    });
    await phoneButton(page).tap();
    await expectPhoneMenu(page, true);
    // A tap on the menu's padding leaves the menu open.
    await phoneMenu(page).tap({ position: { x: 5, y: 5 } });
    await expectPhoneMenu(page, true);
    await page.touchscreen.tap(400, 1100);
    await expectPhoneMenu(page, false);
  });
});
