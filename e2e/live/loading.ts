import type { Page } from "playwright-core";

type Shift = { value: number; parts: string[] };
type Watched = { shifts: Shift[]; violations: string[] };

/** Records every layout shift, and every violation of the policy, from the start. */
export const watch = (page: Page) =>
  page.addInitScript(() => {
    const watched: Watched = { shifts: [], violations: [] };
    const isSticky = (node: Node | null): boolean =>
      node !== null &&
      ((node instanceof Element && getComputedStyle(node).position === "sticky") ||
        isSticky(node.parentElement));
    Object.assign(window, { watched });
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      watched.violations.push(`${effectiveDirective}: ${blockedURI}`),
    );
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        };
        // During scrolling, a busy browser reports sticky elements as moved.
        const moved = sources.filter(({ node }) => scrollY === 0 || !isSticky(node));
        if (hadRecentInput || (sources.length > 0 && moved.length === 0)) continue;
        const parts = moved.map(({ node }) => node?.textContent?.slice(0, 60) ?? "");
        watched.shifts.push({ value, parts });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/** The records so far. */
export const watchedOn = (page: Page) =>
  page.evaluate(() => (window as unknown as { watched: Watched }).watched);

/** Scrolls through the page once, so that everything loads. */
export const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    // This code has no inner functions, because tsx, which runs screenshots.ts, would change them.
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(resolve));
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    scrollTo(0, 0);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  });

/** The pictures of the page that show nothing. */
export const brokenPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.checkVisibility() && image.naturalWidth === 0)
      .map(({ currentSrc, src }) => currentSrc || src),
  );

/** Sets the browser's own text size, in percent of 16 px. The setting also affects media queries. */
export async function enlargeText(page: Page, percent: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const standard = (16 * percent) / 100;
  await client.send("Page.setFontSizes", { fontSizes: { standard, fixed: standard } });
}

/**
 * The text spacing of WCAG 1.4.12. Names on the map and numbers on a tape may overlap: the lists below
 * the map and the label of the tape say the same.
 */
export const spaceText = (page: Page) =>
  page.addStyleTag({
    content: `* {
      line-height: 1.5 !important;
      letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important;
    }
    p { margin-bottom: 2em !important; }
    figure > [aria-hidden], [role=img] text { display: none; }`,
  });
