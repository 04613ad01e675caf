import { chromium, type Browser } from "playwright-core";
import { freePort } from "../measure/running";
import { findBrowser } from "../browser";

type Figure = {
  /** Its heading in the table. */
  head: string;
  /** Lighthouse's name of a category, which has a score from 0 to 100, or of an audit with a number. */
  category?: string;
  audit?: string;
  digits?: number;
  /** True if it is compared with the baseline. */
  isCompared?: boolean;
};

/** The figures of each page. */
export const figures: readonly Figure[] = [
  { head: "performance", category: "performance" },
  { head: "accessibility", category: "accessibility" },
  { head: "best practices", category: "best-practices" },
  { head: "SEO", category: "seo" },
  { head: "first paint (ms)", audit: "first-contentful-paint", isCompared: true },
  { head: "largest paint (ms)", audit: "largest-contentful-paint", isCompared: true },
  { head: "blocking (ms)", audit: "total-blocking-time" },
  { head: "shift", audit: "cumulative-layout-shift", digits: 3 },
];

export type Lighthouse = {
  measure: (url: string) => Promise<number[]>;
  close: () => Promise<void>;
};

/** Lighthouse with its defaults: a mid-range phone on slow 4G, simulated. */
export async function openLighthouse(): Promise<Lighthouse> {
  const { default: lighthouse } = await import("lighthouse");
  const found = findBrowser();
  const port = await freePort();
  const browser: Browser = await chromium.launch({
    ...found,
    args: [...found.args, `--remote-debugging-port=${port}`],
  });
  const measure = async (url: string, attempts = 3): Promise<number[]> => {
    const result = await lighthouse(url, { port, logLevel: "silent", output: "json" });
    if (!result) throw new Error(`Lighthouse measured nothing at ${url}.`);
    const { audits, categories, runtimeError } = result.lhr;
    // On a busy machine, Lighthouse sometimes misses the start of the page.
    if (runtimeError && attempts > 1) return measure(url, attempts - 1);
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
    return figures.map(({ category = "", audit }) => {
      if (audit === undefined) return Math.round((categories[category]?.score ?? 0) * 100);
      const number = audits[audit]?.numericValue;
      if (number === undefined) throw new Error(`Lighthouse did not measure ${audit} at ${url}.`);
      return number;
    });
  };
  return { measure: (url) => measure(url), close: () => browser.close() };
}
