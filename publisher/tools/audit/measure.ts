import { chromium, type Browser } from "playwright-core";
import { median } from "../measure/median";
import { freePort } from "../measure/running";
import { findBrowser, quietArgs } from "../browser";

/** What Lighthouse measured on one page: scores from 0 to 100, times in milliseconds. */
export type Figures = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
};

export type Lighthouse = { measure: (url: string) => Promise<Figures>; close: () => Promise<void> };

/** Lighthouse with its defaults: a mid-range phone on slow 4G, simulated. */
export async function openLighthouse(): Promise<Lighthouse> {
  const { default: lighthouse } = await import("lighthouse");
  const { executablePath, args } = await findBrowser();
  const port = await freePort();
  const browser: Browser = await chromium.launch({
    executablePath,
    args: [...args, ...quietArgs, `--remote-debugging-port=${port}`],
  });
  const measure = async (url: string, attempts = 3): Promise<Figures> => {
    const result = await lighthouse(url, { port, logLevel: "silent", output: "json" });
    if (!result) throw new Error(`Lighthouse measured nothing at ${url}.`);
    const { audits, categories, runtimeError } = result.lhr;
    // On a busy machine Lighthouse now and then misses the page's beginning.
    if (runtimeError && attempts > 1) return measure(url, attempts - 1);
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
    const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
    const value = (id: string) => {
      const number = audits[id]?.numericValue;
      if (number === undefined) throw new Error(`Lighthouse did not measure ${id} at ${url}.`);
      return number;
    };
    return {
      performance: score("performance"),
      accessibility: score("accessibility"),
      bestPractices: score("best-practices"),
      seo: score("seo"),
      firstPaint: value("first-contentful-paint"),
      largestPaint: value("largest-contentful-paint"),
      blocking: value("total-blocking-time"),
      shift: value("cumulative-layout-shift"),
    };
  };
  return { measure: (url) => measure(url), close: () => browser.close() };
}

/** Of each figure the middle one of several runs. */
export function medianOf(runs: readonly Figures[]): Figures {
  const [first] = runs;
  if (!first) throw new Error("There is no median of no runs.");
  const keys = Object.keys(first) as (keyof Figures)[];
  return Object.fromEntries(
    keys.map((key) => [key, median(runs.map((run) => run[key]))]),
  ) as Figures;
}
