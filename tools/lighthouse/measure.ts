import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { findBrowser } from "../browser";
import { columns } from "./columns";

/** The part of Lighthouse's report that this file reads. */
type Report = {
  categories: Partial<Record<string, { score: number | null }>>;
  audits: Partial<Record<string, { numericValue?: number }>>;
  /** The reason why the page could not be measured. */
  runtimeError?: { message: string };
};

const lighthouse = join(__dirname, "node_modules/lighthouse/cli/index.js");
const run = promisify(execFile);

async function reportOf(url: string): Promise<Report> {
  const { executablePath, args, env } = findBrowser();
  const flags = `--chrome-flags=${["--headless", "--no-sandbox", ...args].join(" ")}`;
  const { stdout } = await run(
    process.execPath,
    [lighthouse, url, "--quiet", "--output=json", flags],
    { env: { CHROME_PATH: executablePath, ...env }, maxBuffer: 100_000_000 },
    // Lighthouse prints its report even after a failure.
  ).catch((error: { stdout: string }) => error);
  return JSON.parse(stdout) as Report;
}

/** Measures a page with Lighthouse's defaults: a mid-range phone on slow 4G, simulated. */
export async function measure(url: string, attempts = 3): Promise<number[]> {
  const { audits, categories, runtimeError } = await reportOf(url);
  // On a busy machine, Lighthouse sometimes misses the start of the page.
  if (runtimeError && attempts > 1) return measure(url, attempts - 1);
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  return columns.map(({ category = "", audit }) => {
    if (audit === undefined) return Math.round((categories[category]?.score ?? 0) * 100);
    const number = audits[audit]?.numericValue;
    if (number === undefined) throw new Error(`Lighthouse did not measure ${audit} at ${url}.`);
    return number;
  });
}
