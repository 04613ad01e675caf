import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium, type BrowserServer } from "playwright-core";

type Found = { executablePath: string; args: readonly string[] };

const names = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "microsoft-edge",
];

const otherPlaces = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

/** Kept quiet: the browser asks for nothing but the site. */
export const quietArgs = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
] as const;

function installedBrowser(): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const onPath = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...otherPlaces].find((path) => existsSync(path));
}

/**
 * What the browser from npm is started with elsewhere and not here: one process for all pages, which
 * ends them all when one of them fails, and a browser that does not keep the web's own rules.
 */
const unwantedArgs = [
  "--single-process",
  "--disable-web-security",
  "--allow-running-insecure-content",
  "--disable-site-isolation-trials",
];

/** The browser that npm brings, for machines that have none. */
async function browserFromNpm(): Promise<Found> {
  // With this it also unpacks the system libraries that a bare machine lacks.
  process.env.AWS_EXECUTION_ENV ??= "AWS_Lambda_nodejs22.x";
  const { default: packed } = await import("@sparticuz/chromium");
  return {
    executablePath: await packed.executablePath(),
    args: [...packed.args.filter((arg) => !unwantedArgs.includes(arg)), "--headless=shell"],
  };
}

/** The browser to test with: CHROME_PATH, else an installed one, else the one from npm. */
export async function findBrowser(): Promise<Found> {
  const executablePath = process.env.CHROME_PATH ?? installedBrowser();
  return executablePath ? { executablePath, args: [] } : browserFromNpm();
}

/** Starts the browser that all tests share. */
export async function startBrowser(): Promise<BrowserServer> {
  const { executablePath, args } = await findBrowser();
  return chromium.launchServer({ executablePath, args: [...args, ...quietArgs] });
}
