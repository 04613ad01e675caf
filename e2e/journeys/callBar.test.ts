import type { Page } from "playwright-core";
import { eventually } from "../eventually";
import { badPath } from "../builtRoutes";
import { phoneLink, site } from "../content";
import { newVisit, open, phone, placeOf } from "../visit";
import { isInView } from "./isInView";

describe("the bar of small screens", () => {
  /** What a finger at the foot of the screen, on its left, leads to. */
  const metAtTheFoot = (page: Page) =>
    page.evaluate(
      () =>
        document
          .elementFromPoint(innerWidth / 4, innerHeight - 20)
          ?.closest("a")
          ?.getAttribute("href") ?? "",
    );

  const scrollToTheEnd = (page: Page) =>
    page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));

  const bar = (page: Page) => page.getByRole("navigation", { name: "Call or quote" });

  it("calls the business", async () => {
    const { page } = await newVisit(phone);
    await open(page, "/services/wells");
    // It is what a finger at the bottom of the screen meets, wherever one is on the page.
    for (const part of ["#gallery-title", "#faqs-title", "footer"]) {
      await page.locator(part).first().scrollIntoViewIfNeeded();
      await eventually(() => metAtTheFoot(page), phoneLink);
    }
    const call = bar(page).getByRole("link", { name: site.buttons.call });
    expect(await call.getAttribute("href")).toBe(phoneLink);
  });

  it.each(["/about", "/contact", "/services/saunas", badPath])(
    "is nothing that one meets on %s before anybody scrolls",
    async (path) => {
      const { page } = await newVisit(phone);
      await open(page, path);
      await eventually(() => bar(page).isVisible(), false);
      expect(await metAtTheFoot(page)).not.toBe(phoneLink);
      await scrollToTheEnd(page);
      await eventually(() => metAtTheFoot(page), phoneLink);
    },
  );

  it.each([{}, { javaScriptEnabled: false }])(
    "waits until the buttons at the top of the page have left the screen: %o",
    async (options) => {
      const { page } = await newVisit({ ...phone, ...options });
      await page.goto("/services/wells");
      const buttons = page.locator("h1 ~ div").getByRole("link", { name: site.buttons.quote });
      expect(await buttons.isVisible()).toBe(true);
      expect(await metAtTheFoot(page)).not.toBe(phoneLink);
      await page.locator("#testimonials-title").scrollIntoViewIfNeeded();
      expect(await isInView(page, "h1 ~ div a")).toBe(false);
      await eventually(() => metAtTheFoot(page), phoneLink);
    },
  );

  it("only calls on the contact page", async () => {
    const { page } = await newVisit(phone);
    await open(page, "/contact");
    await scrollToTheEnd(page);
    await eventually(() => metAtTheFoot(page), phoneLink);
    expect(await bar(page).getByRole("link").allTextContents()).toEqual([site.buttons.call]);
  });

  it("leads to the page's own form, or to the contact page's", async () => {
    const { page } = await newVisit(phone);
    await open(page, "/services/wells");
    await scrollToTheEnd(page);
    await bar(page).getByRole("link", { name: site.buttons.quote }).tap();
    await eventually(() => isInView(page, "#quote"), true);
    expect(placeOf(page)).toBe("/services/wells#quote");
    await open(page, "/about");
    await scrollToTheEnd(page);
    await bar(page).getByRole("link", { name: site.buttons.quote }).tap();
    await page.waitForURL("**/contact#quote");
    await eventually(() => isInView(page, "#quote"), true);
  });

  it("covers nothing of the footer, and steps aside for a keyboard", async () => {
    const { page } = await newVisit(phone);
    await open(page, "/contact");
    await scrollToTheEnd(page);
    const gap = await page.evaluate(() => {
      const rest = document.querySelector("footer")?.lastElementChild?.lastElementChild;
      const nav = document.querySelector('nav[aria-label="Call or quote"]');
      if (!rest || !nav) throw new Error("The footer or the bar is not there.");
      return nav.getBoundingClientRect().top - rest.getBoundingClientRect().bottom;
    });
    expect(gap).toBeGreaterThanOrEqual(0);
    await eventually(() => bar(page).isVisible(), true);
    await page.getByLabel(site.quoteForm.details).focus();
    await eventually(() => bar(page).isVisible(), false);
    await page.getByLabel(site.quoteForm.details).blur();
    await eventually(() => bar(page).isVisible(), true);
  });
});

it("nothing that has the focus hides under a bar", async () => {
  for (const screen of [undefined, phone]) {
    const { page } = await newVisit(screen);
    await open(page, "/services/wells");
    const hidden: string[] = [];
    for (let step = 0; step < 70; step++) {
      await page.keyboard.press("Tab");
      const name = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused || focused === document.body || focused.closest("header")) return "";
        const { left, top, width, height } = focused.getBoundingClientRect();
        const met = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20));
        const isSeen = met !== null && (focused.contains(met) || met.contains(focused));
        return isSeen ? "" : `${focused.localName} ${focused.textContent ?? ""}`;
      });
      if (name) hidden.push(name);
    }
    expect(hidden).toEqual([]);
  }
});
