import type { Locator, Page } from "playwright-core";
import { eventually } from "../eventually";
import { emailLink, navigationLabel, phoneLink, site } from "../content";
import { awake, desktop, newVisit, open, phone } from "../visit";

const main = (page: Page) => page.getByRole("navigation", { name: "Main" });
const servicesLabel = navigationLabel("/services");
const services = (page: Page) => main(page).getByRole("button", { name: servicesLabel });

/**
 * The services in the menu, in order, as in the test content. The link to all services is the last
 * of two lines.
 */
const menuLinks = ["/services", "/services/saunas", "/services/wells", "/services/walls"];

/** The link before these. */
const before = site.navigation.at(-2)?.link ?? "";

/** A menu's link by its address, since the owner chooses its label. */
const linkTo = (within: Locator, address: string) => within.locator(`a[href="${address}"]`);
const panel = (page: Page) => page.locator("#services-menu");
const isOpen = (page: Page) => panel(page).isVisible();
const isExpanded = (page: Page) => services(page).getAttribute("aria-expanded");
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");

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

// e2e/browsers/menus.ts tests both menus in every browser.

describe("the Services menu", () => {
  it("stays open for a pointer that leaves for a moment", async () => {
    const { page } = await newVisit();
    await page.clock.install();
    await page.goto("/about");
    await page.clock.runFor(5000);
    await awake(page);
    await services(page).hover();
    await eventually(() => isExpanded(page), "true");
    await page.mouse.move(640, 700);
    await page.clock.runFor(100);
    await services(page).hover();
    await page.clock.runFor(1000);
    expect(await isExpanded(page)).toBe("true");
  });

  it("toggles with a click, but a click after hovering does not close it", async () => {
    const { page } = await newVisit();
    await open(page, "/about");
    await services(page).hover();
    await expectMenu(page, true);
    await services(page).click();
    await expectMenu(page, true);
    await page.mouse.move(640, 600);
    // A pinned menu stays open without the mouse.
    await page.waitForFunction(() => !document.querySelector("nav [data-open]")?.matches(":hover"));
    await expectMenu(page, true);
    await page.mouse.click(640, 600);
    await expectMenu(page, false);
  });

  it("closes with Escape, and stays closed until the mouse has left", async () => {
    const { page } = await newVisit();
    await open(page, "/about");
    await services(page).hover();
    await expectMenu(page, true);
    await page.keyboard.press("Escape");
    await expectMenu(page, false);
    const box = await services(page).boundingBox();
    if (!box) throw new Error("The button is not there.");
    await page.mouse.move(box.x + box.width / 2 + 3, box.y + box.height / 2);
    await page.mouse.move(box.x + box.width / 2 - 3, box.y + box.height / 2);
    await expectMenu(page, false);
    await leave(page);
    await services(page).hover();
    await expectMenu(page, true);
  });

  it("does not open with focus alone; Enter and Space toggle it", async () => {
    const { page, problems } = await newVisit();
    await open(page, "/about");
    await linkTo(main(page), before).focus();
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe(servicesLabel);
    await expectMenu(page, false);

    await page.keyboard.press("Enter");
    await expectMenu(page, true);
    await page.keyboard.press("Enter");
    await expectMenu(page, false);
    await page.keyboard.press("Space");
    await expectMenu(page, true);

    // Tab goes through its links in order, and the menu closes when the focus leaves.
    const order = [];
    for (let step = 0; step <= menuLinks.length; step++) {
      await page.keyboard.press("Tab");
      order.push(
        await page.evaluate(() => document.activeElement?.getAttribute("href") ?? "nothing"),
      );
    }
    expect(order).toEqual([...menuLinks, phoneLink]);
    await expectMenu(page, false);
    expect(problems).toEqual([]);
  });

  it("gives the focus back to its button at Escape", async () => {
    const { page } = await newVisit();
    await open(page, "/about");
    await services(page).press("Enter");
    await expectMenu(page, true);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expectMenu(page, false);
    expect(await focused(page)).toBe(servicesLabel);
  });

  it("is passed by the keyboard when it is closed", async () => {
    const { page } = await newVisit();
    await open(page, "/about");
    await services(page).focus();
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe(site.phone.number);
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
    await linkTo(panel(page), "/services/saunas").tap();
    await page.waitForURL("**/services/saunas");
    await expectMenu(page, false);
  });
});

describe("the phone menu", () => {
  const button = (page: Page) => page.getByRole("button", { name: "Menu" });
  const menu = (page: Page) => page.getByRole("navigation", { name: "Menu", exact: true });
  const expectPhoneMenu = async (page: Page, open: boolean) => {
    await eventually(() => page.locator("#mobile-menu").isVisible(), open);
    await eventually(() => button(page).getAttribute("aria-expanded"), String(open));
  };

  it("opens and closes with its button, and a choice closes it", async () => {
    const { page, problems } = await newVisit(phone);
    await open(page, "/about");
    await expectPhoneMenu(page, false);
    await button(page).tap();
    await expectPhoneMenu(page, true);
    await button(page).tap();
    await expectPhoneMenu(page, false);
    await button(page).tap();
    await linkTo(menu(page), "/services/wells").tap();
    await page.waitForURL("**/services/wells");
    await expectPhoneMenu(page, false);
    // Choosing the current page closes it, too.
    await button(page).tap();
    await linkTo(menu(page), "/services/wells").tap();
    await expectPhoneMenu(page, false);
    expect(problems).toEqual([]);
  });

  it("has every page, the phone number, the email and the base", async () => {
    const { page } = await newVisit(phone);
    await open(page, "/");
    await button(page).tap();
    await expectPhoneMenu(page, true);
    const links = await menu(page)
      .getByRole("link")
      .evaluateAll((items) => items.map((item) => item.getAttribute("href")));
    expect(links).toEqual([
      ...site.navigation.flatMap(({ link }) => (link === "/services" ? menuLinks : [link])),
      phoneLink,
      emailLink,
    ]);
    expect(await menu(page).textContent()).toContain(`${site.base.towns[0]}, ${site.base.state}`);
  });
});
