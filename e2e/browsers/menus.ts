import { eventually } from "../../test/eventually";
import type { Site } from "./site";
import { desktop, phone } from "./visitor";

const button = '[aria-controls="services-menu"]';
const menu = "#services-menu";
const phoneButton = '[aria-controls="mobile-menu"]';
const phoneMenu = "#mobile-menu";

export function menuJourneys(at: () => Site): void {
  /** Expects both the visible and the announced state. */
  async function expectMenu(which: string, isOpen: boolean): Promise<void> {
    await eventually(() => at().isShown(which), isOpen);
    const control = which === menu ? button : phoneButton;
    await eventually(() => at().attribute(control, "aria-expanded"), String(isOpen));
  }

  it("opens the Services menu under the mouse, and a choice closes it", async () => {
    const site = at();
    await site.open("/about", desktop);
    await expectMenu(menu, false);
    await site.hover(button);
    await expectMenu(menu, true);
    await site.clickInPlace(`${menu} a[href="/services/wells"]`);
    await eventually(site.place, "/services/wells");
    await site.visitor.pointAt(640, 700);
    await expectMenu(menu, false);
  });

  it("opens and closes the Services menu by a click and by keys", async () => {
    const site = at();
    const { press } = site.visitor;
    await site.open("/about", desktop);
    await site.visitor.run((each) => document.querySelector<HTMLElement>(each)?.focus(), button);
    await expectMenu(menu, false);
    await press("Enter");
    await expectMenu(menu, true);
    await press("Tab");
    await eventually(() => site.hasFocus(`${menu} a`), true);
    await press("Escape");
    await expectMenu(menu, false);
    await eventually(() => site.hasFocus(button), true);
    await press("Space");
    await expectMenu(menu, true);
    // This key follows at once: a closing menu must not take the focus.
    await press("Space");
    await press("Tab");
    await eventually(() => site.hasFocus(`header a:not(${menu} a)`), true);
    await expectMenu(menu, false);
    await site.clickInPlace(button);
    await expectMenu(menu, true);
    await site.visitor.pointAt(640, 700);
    await site.clickInPlace("h1");
    await expectMenu(menu, false);
  });

  it("opens and closes the menu of a phone, and follows a link in it", async () => {
    const site = at();
    const { press } = site.visitor;
    await site.open("/about", phone);
    await expectMenu(phoneMenu, false);
    await site.click(phoneButton);
    await expectMenu(phoneMenu, true);
    await press("Tab");
    // Firefox also stops at a menu that is longer than the window.
    await eventually(() => site.hasFocus(`${phoneMenu}, ${phoneMenu} a`), true);
    await press("Home");
    await expectMenu(phoneMenu, true);
    await press("Escape");
    await eventually(() => site.hasFocus(phoneButton), true);
    // A menu that slides away must not take the focus.
    await press("Tab");
    await eventually(() => site.hasFocus("main *"), true);
    await expectMenu(phoneMenu, false);
    for (const isOpen of [true, false, true]) {
      await site.click(phoneButton);
      await expectMenu(phoneMenu, isOpen);
    }
    // A link to the open page only closes it.
    await site.clickInPlace(`${phoneMenu} a[href="/about"]`);
    await expectMenu(phoneMenu, false);
    await site.click(phoneButton);
    await expectMenu(phoneMenu, true);
    await site.clickInPlace(`${phoneMenu} a[href="/projects"]`);
    await eventually(site.place, "/projects");
    await expectMenu(phoneMenu, false);
    // The focus does not move on behind the menu.
    await site.click(phoneButton);
    await expectMenu(phoneMenu, true);
    await site.visitor.run((each) => {
      [...document.querySelectorAll<HTMLElement>(`${each} a`)].at(-1)?.focus();
    }, phoneMenu);
    await press("Tab");
    await expectMenu(phoneMenu, false);
    // The bar below the menu leads to the form of the same page.
    await site.open("/contact", phone);
    await site.click(phoneButton);
    await expectMenu(phoneMenu, true);
    await site.clickInPlace('nav a[data-kind="quote"]');
    await expectMenu(phoneMenu, false);
  });
}
