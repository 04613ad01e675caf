import type { Page } from "playwright-core";
import { site } from "../content";
import { eventually } from "../../test/eventually";
import { isInView } from "../inPage";
import { whenHydrated, desktop, hold, newVisit, newVisitAt, phone } from "../visit";
import { drawn, fonts, fontsShown, notLaidOut, photographs, scripts } from "./firstView";

describe("fonts and scripts", () => {
  it("wait for the first view, until the visitor's first action", async () => {
    const { page, requests } = await newVisit(phone);
    const pictures = await hold(page, photographs);
    const asked = (what: RegExp) => requests.filter((url) => what.test(url)).length;
    await page.goto("/services/wells", { waitUntil: "domcontentloaded" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    await drawn(page);
    expect([asked(scripts), asked(fonts)]).toEqual([0, 0]);
    // Only the first picture is requested, although a browser would load all pictures nearby.
    expect(asked(photographs)).toBe(1);
    await page.keyboard.press("Tab");
    await whenHydrated(page);
    expect(asked(scripts)).toBeGreaterThan(3);
    await fontsShown(page);
    expect(asked(fonts)).toBe(2);
    pictures.release();
    await page.locator("#gallery-title").scrollIntoViewIfNeeded();
    await eventually(() => asked(photographs) > 1, true);
  });

  it("wait for nothing else after a visitor's first action", async () => {
    const { page, problems } = await newVisit(phone);
    // The page never finishes loading, and the browser is never idle.
    await hold(page, photographs);
    await page.addInitScript(() => (window.requestIdleCallback = () => 0));
    await page.goto("/services/wells", { waitUntil: "domcontentloaded" });
    const happen = () => page.evaluate((type) => dispatchEvent(new Event(type)), "scroll");
    const isAwake = async () =>
      (await happen()) && (await page.locator("#mobile-menu").count()) > 0;
    await eventually(isAwake, true);
    await happen();
    expect(problems).toEqual([]);
  });

  it("load in turn without an action, and everything is laid out", async () => {
    const { page, requests } = await newVisit(phone);
    const { release } = await hold(page, photographs);
    await page.goto("/services/wells", { waitUntil: "domcontentloaded" });
    expect(await notLaidOut(page)).toBeGreaterThan(3);
    release();
    await whenHydrated(page);
    await fontsShown(page);
    expect(await notLaidOut(page)).toBe(0);
    const firstFont = requests.findIndex((url) => fonts.test(url));
    const beforeFonts = requests.slice(0, firstFont);
    expect(beforeFonts.filter((url) => photographs.test(url))).toHaveLength(1);
    expect(beforeFonts.filter((url) => scripts.test(url))).toEqual([]);
    const loaded = page.locator("body > script[src]");
    const inOrder = await loaded.evaluateAll((all) =>
      all.map((each) => "async" in each && each.async),
    );
    expect(inOrder.length).toBeGreaterThan(1);
    expect(inOrder).not.toContain(true);
  });

  const question = "#what-happens-if-the";
  const topOf = (page: Page) =>
    page.locator(question).evaluate((item) => Math.round(item.getBoundingClientRect().top));

  it("keep a phone at the part in the address", async () => {
    const { page } = await newVisit(phone);
    const { release } = await hold(page, photographs);
    await page.goto(`/services/wells${question}`, { waitUntil: "domcontentloaded" });
    expect(await notLaidOut(page)).toBe(0);
    // Chromium scrolls to the question in one of the next frames.
    await eventually(() => isInView(page, question), true);
    release();
    await whenHydrated(page);
    expect(await isInView(page, question)).toBe(true);
    expect(await topOf(page)).toBeLessThan(200);
  });

  it("keep a phone's place on a reload, before and after they arrive", async () => {
    const { page } = await newVisitAt("/services/wells", phone);
    await page.locator(question).scrollIntoViewIfNeeded();
    // Gatsby stores the scroll position in one of the next frames.
    const isStored = () =>
      page.evaluate(() => Object.values(sessionStorage).includes(JSON.stringify(scrollY)));
    await eventually(isStored, true);
    const { release } = await hold(page, scripts);
    await page.reload({ waitUntil: "commit" });
    // The test asks only that the question is on the screen. Its exact position shifts on a busy machine,
    // because parts above it grow late.
    await eventually(() => isInView(page, question), true);
    release();
    await whenHydrated(page);
    await eventually(() => isInView(page, question), true);
  });

  it("do not delay the styles of a wide screen", async () => {
    const { page } = await newVisit(desktop);
    const { release } = await hold(page, /\.(avif|webp|js)(\?|$)/);
    await page.goto("/services/wells", { waitUntil: "domcontentloaded" });
    await eventually(() => page.getByRole("navigation", { name: "Main" }).isVisible(), true);
    release();
  });

  it("do not move or change the first view when they arrive late", async () => {
    const { page, problems } = await newVisit(phone, { isShared: false });
    // At this time, the business of the test content is open, so "Open now" appears late, too.
    await page.clock.setFixedTime("2026-03-03T15:00:00Z");
    const late = await hold(page, /\.(js|avif|webp|jpg|png)(\?|$)/);
    await page.goto("/services/wells", { waitUntil: "commit" });
    await page.locator("footer").waitFor({ state: "attached" });
    const layout = () =>
      page
        .locator("section, footer, h1, h2, form, figure")
        .evaluateAll((items) =>
          items.map((item) => Math.round(item.getBoundingClientRect().top + scrollY)),
        );
    await page.keyboard.press("Shift");
    await fontsShown(page);
    await eventually(() => notLaidOut(page), 0);
    const before = await layout();
    expect(before.length).toBeGreaterThan(20);
    late.release();
    await whenHydrated(page);
    await page.waitForLoadState("networkidle");
    await page.locator("#repeat-quote-title").scrollIntoViewIfNeeded();
    await page.getByText(site.openNow).first().waitFor({ state: "attached" });
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    expect(await layout()).toEqual(before);
    expect(problems).toEqual([]);
  });
});
