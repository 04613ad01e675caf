import type { Page } from "playwright-core";
import { business } from "../facts";
import { allPages, badPath, quoteServices, routes } from "../routes";
import { awake, desktop, newVisit, open, phone } from "../visit";

type Shift = { value: number; parts: string[] };

/** Takes note of every shift of the layout, from the first moment on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        };
        const parts = sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? "");
        if (!hadRecentInput) shifts.push({ value, parts });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);

/** Brings every part of the page into view once, so that everything loads that loads late. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await frame();
      await frame();
    }
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await frame();
  });

/** Parts that reach beyond the window on the right. */
const overflowing = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.querySelectorAll("body *")]
      .filter((item) => item.getBoundingClientRect().right > width + 0.5)
      .map((item) => `${item.localName} ${item.textContent?.slice(0, 40) ?? ""}`)
      .concat("the page scrolls sideways");
  });

/** Text cut off by its own box. */
const clipped = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("h1, h2, h3, p, a, button, summary, li, label, b")]
      .filter((item) => item.checkVisibility() && getComputedStyle(item).overflow !== "visible")
      .filter(
        (item) =>
          item.scrollWidth > item.clientWidth + 1 || item.scrollHeight > item.clientHeight + 1,
      )
      .map((item) => `${item.localName} ${item.textContent?.slice(0, 40) ?? ""}`),
  );

const broken = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.checkVisibility() && image.naturalWidth === 0)
      .map(({ currentSrc }) => currentSrc),
  );

describe.each([
  ["a wide screen", desktop],
  ["a phone", phone],
])("on %s", (_, screen) => {
  it.each(allPages)("%s loads and scrolls quietly", async (path) => {
    const { page, faults } = await newVisit(screen);
    await watchShifts(page);
    // When a font arrives depends on the machine. Everything else keeps its place without exception.
    await page.route(/\.woff2$/, (route) => route.abort());
    await open(page, path);
    await scrollThrough(page);
    await page.waitForLoadState("networkidle");
    expect(await shiftsOf(page)).toEqual([]);
    expect(await broken(page)).toEqual([]);
    const others = faults.filter((fault) => !fault.includes(".woff2"));
    if (path !== badPath) return expect(others).toEqual([]);
    const own = others.filter((fault) => !/^(404: |error: Failed to load resource)/.test(fault));
    expect(own).toEqual([expect.stringContaining(`404: there is no page at ${badPath}`)]);
  });
});

describe("at 320 px", () => {
  it.each(allPages)("%s fits", async (path) => {
    const { page } = await newVisit({ ...phone, viewport: { width: 320, height: 640 } });
    await open(page, path);
    expect(await overflowing(page)).toEqual([]);
    expect(await clipped(page)).toEqual([]);
  });
});

/** The browser's own setting for larger text, which media queries obey, too. */
async function enlargeText(page: Page, percent: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const standard = (16 * percent) / 100;
  await client.send("Page.setFontSizes", { fontSizes: { standard, fixed: standard } });
}

describe("with text at 200 %", () => {
  // A window of 640 px has then the room of one of 320.
  it.each(allPages)("%s fits in a narrow window and in a wide one", async (path) => {
    for (const width of [640, 1280]) {
      const { page } = await newVisit({ viewport: { width, height: 800 } });
      await enlargeText(page, 200);
      await open(page, path);
      const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
      expect(size).toBe("32px");
      expect(await overflowing(page)).toEqual([]);
      expect(await clipped(page)).toEqual([]);
    }
  });
});

describe("on paper", () => {
  it.each([...routes])("%s is a leaflet", async (route) => {
    const { page } = await newVisit();
    await open(page, route);
    await page.emulateMedia({ media: "print" });
    const letterhead = await page.evaluate(() => {
      const shown = (item: Element) => item.checkVisibility();
      const isAbove = (item: Element) => {
        const title = document.querySelector("h1");
        return (
          !!title && !!(item.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING)
        );
      };
      return [...document.querySelectorAll("body *")]
        .filter((item) => item.children.length === 0 && shown(item) && isAbove(item))
        .map((item) => item.textContent ?? "")
        .join(" ");
    });
    expect(letterhead).toContain("Otter Point");
    expect(letterhead).toContain(business.phone);
    expect(letterhead).toContain(business.license);
    for (const role of ["navigation", "button", "form"] as const)
      for (const item of await page.getByRole(role).all())
        expect(await item.isVisible()).toBe(false);
    for (const answer of await page.locator("details > :not(summary)").all())
      expect(await answer.isVisible()).toBe(true);
    expect(await overflowing(page)).toEqual([]);
  });
});

it("the forms are not printed", async () => {
  const { page } = await newVisit();
  for (const route of ["/", "/contact", ...quoteServices]) {
    await page.goto(route);
    await awake(page);
    await page.emulateMedia({ media: "print" });
    for (const field of await page.locator("input, textarea, select").all())
      expect(await field.isVisible()).toBe(false);
  }
});
