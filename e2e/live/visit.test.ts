import type { BrowserContextOptions, Page } from "playwright-core";
import { badPath, builtRoutes } from "../builtRoutes";
import { callBar, site } from "../content";
import { eventually } from "../../test/eventually";
import { fonts, fontsShown } from "../journeys/firstView";
import { siteName } from "../site";
import { desktop, newVisit, open, phone as phoneScreen, type Visit } from "../visit";
import { accessibilityIssues } from "./accessibility";
import { coveredControls } from "./coveredControls";
import { heroFormIssues } from "./heroForm";
import { brokenPictures, enlargeText, scrollThrough, spaceText, watch, watchedOn } from "./loading";
import { missedHotspots } from "./hotspots";
import { enlargedPictures } from "./pictures";
import { layoutIssues } from "./textLayout";

// Rules for every page with any content, at the widths of a small phone, a phone, a tablet and a computer.
// Visits are slow, so each visit tests as much as possible.

const pages = [...builtRoutes, badPath];

/** The messages, failed requests and requests elsewhere that a visit must not cause. */
function unexpected(path: string, problems: readonly string[]): string[] {
  // The fonts fail at first in these visits.
  const others = problems.filter((problem) => !problem.includes(".woff2"));
  if (path !== badPath) return others;
  const own = others.filter((problem) => !/^(404: |error: Failed to load resource)/.test(problem));
  const logged = `404: there is no page at ${badPath}`;
  return own.length === 1 && own[0]?.includes(logged)
    ? []
    : [`expected to read "${logged}", once`, ...own];
}

/** Loads the site's fonts, because fallback fonts depend on the machine. */
async function showFonts(page: Page): Promise<void> {
  await page.unroute(fonts);
  // A browser requests a failed font again only at another address.
  await page.evaluate(() => {
    const styles = [...document.querySelectorAll("style")];
    const style = styles.find(({ textContent }) => textContent?.includes(".woff2"));
    if (style) style.textContent = style.textContent.replaceAll(".woff2", ".woff2?again");
  });
  await fontsShown(page);
}

/** A time on a Wednesday, when pages say how long the office is open today. */
const inOfficeHours = "2026-06-10T11:00:00-04:00";

/** Opens a page, scrolls through it, and returns the problems. */
async function visitPage(path: string, screen: BrowserContextOptions) {
  const visit = await newVisit(screen);
  const { page, problems } = visit;
  await watch(page);
  await page.clock.setFixedTime(inOfficeHours);
  // Fonts arrive at different times on each machine. Everything else must not move at all.
  await page.route(fonts, (route) => route.abort());
  await open(page, path);
  await scrollThrough(page);
  await page.waitForLoadState("networkidle");
  const watched = await watchedOn(page);
  const loading = {
    "messages and requests": unexpected(path, problems),
    "shifts of the layout": watched.shifts,
    "against the policy": watched.violations,
    "pictures that show nothing": await brokenPictures(page),
  };
  await showFonts(page);
  return { visit, loading };
}

/** Opens all disclosures, because closed questions are part of the page, too. */
const openAll = (page: Page) =>
  page.evaluate(() => {
    for (const item of document.querySelectorAll("details")) item.open = true;
  });

async function layoutAt({ page }: Visit, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 });
  return layoutIssues(page);
}

/** The missing and superfluous parts of a printed page. */
async function printIssues({ page }: Visit, path: string): Promise<string[]> {
  await page.emulateMedia({ media: "print" });
  const { phone, license } = site;
  const letterhead = await page.evaluate(() => {
    // A visitor prints from anywhere on the page.
    scrollTo(0, document.body.scrollHeight);
    const top = document.querySelector("h1")?.getBoundingClientRect().top ?? -Infinity;
    const isAbove = (item: Element) => item.getBoundingClientRect().bottom <= top;
    return [...document.querySelectorAll("body *")]
      .filter((item) => item.children.length === 0 && item.checkVisibility() && isAbove(item))
      .map((item) => item.textContent ?? "")
      .join(" ");
  });
  const isShown = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((items) => items.filter((item) => item.checkVisibility()).length);
  const closed = await page
    .locator("details > :not(summary)")
    .evaluateAll((items) => items.filter((item) => !item.checkVisibility()).length);
  const onScreenOnly = await isShown("nav, button, form, input, textarea, select");
  const isOpen = await page.getByText(site.openNow).filter({ visible: true }).count();
  const layout = await layoutIssues(page);
  await page.emulateMedia({ media: "screen" });
  await page.evaluate(() => scrollTo(0, 0));
  return [
    ...[phone.number, license.number]
      .filter((fact) => path !== badPath && !letterhead.includes(fact))
      .map((fact) => `the letterhead lacks ${fact}`),
    ...(closed > 0 ? [`${closed} answers are not printed`] : []),
    ...(isOpen > 0 ? ["it says on paper that the office is open now"] : []),
    ...(onScreenOnly > 0 ? [`${onScreenOnly} parts are printed that only a screen can use`] : []),
    ...layout,
  ];
}

/** The screens of a small and a large phone. */
const phones = [
  { width: 360, height: 640 },
  { width: 412, height: 823 },
] as const;

/** The problems of the first view: the call bar is not at the bottom, or a control is covered. */
async function firstViewIssues(page: Page): Promise<string[]> {
  const issues: string[] = [];
  for (const viewport of phones) {
    await page.setViewportSize(viewport);
    const foot = await page
      .locator(callBar)
      .evaluate((bar) => Math.round(bar.getBoundingClientRect().bottom));
    if (foot !== viewport.height) issues.push(`the call bar ends at ${foot} px`);
    issues.push(...(await coveredControls(page)));
  }
  return issues;
}

/**
 * Expects sharp pictures with three device pixels per CSS pixel. Only this check emulates such a screen,
 * because the browser draws it slowly.
 */
async function expectSharpPictures(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const screen = { width: 390, height: 844, deviceScaleFactor: 3, mobile: true };
  await client.send("Emulation.setDeviceMetricsOverride", screen);
  await eventually(() => page.evaluate(() => devicePixelRatio), 3);
  await eventually(() => enlargedPictures(page), []);
}

/** The rules that a page breaks, each with its issues. */
const broken = (found: Record<string, readonly unknown[]>) =>
  Object.entries(found).filter(([, issues]) => issues.length > 0);

describe.each(pages)("%s", (path) => {
  it("has no problems on a phone, at other widths, in print, and with large text", async () => {
    // With a phone's device pixels, the browser would draw four times as much for nothing.
    const { visit, loading } = await visitPage(path, { ...phoneScreen, deviceScaleFactor: 1 });
    const { page } = visit;
    const form = await heroFormIssues(page);
    const hotspots = await missedHotspots(page);
    const firstView = await firstViewIssues(page);
    await expectSharpPictures(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    const print = await printIssues(visit, path);
    await openAll(page);
    const usual = await layoutAt(visit, 390);
    const small = await layoutAt(visit, 320);
    // At this width, controls are closest together.
    const accessibility = await accessibilityIssues(page);
    const tablet = await layoutAt(visit, 768);
    const wide = await layoutAt(visit, 1280);
    const spaced: string[] = [];
    const spacing = await spaceText(page);
    for (const width of [320, 768]) spaced.push(...(await layoutAt(visit, width)));
    await spacing.evaluate((style) => (style as Element).remove());
    await enlargeText(page, 200);
    const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect(size).toBe("32px");
    const large: string[] = [];
    // With text of double size, a window of 640 px has as much room as a window of 320 px.
    for (const width of [320, 640, 1280]) large.push(...(await layoutAt(visit, width)));
    const layouts = { usual, small, tablet, wide, spaced, large, print };
    const found = { ...loading, ...layouts, accessibility, form, hotspots, firstView };
    expect(broken(found)).toEqual([]);
  });

  // Only the site of data/ is also visited on a wide screen, because this visit takes as long as the first.
  if (siteName === "data")
    it("has no problems on a wide screen", async () => {
      const { visit, loading } = await visitPage(path, desktop);
      const form = await heroFormIssues(visit.page);
      const enlarged = await enlargedPictures(visit.page);
      await openAll(visit.page);
      const accessibility = await accessibilityIssues(visit.page);
      expect(broken({ ...loading, accessibility, form, enlarged })).toEqual([]);
    });
});
