import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { chromium, type Browser } from "playwright-core";

type Found = { executablePath: string; args: readonly string[] };

const names = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "microsoft-edge",
];

/** Where macOS and Windows keep programs, for everyone and for one user. */
const macFolders = ["/Applications", join(homedir(), "Applications")];
const windowsFolders = ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].flatMap(
  (name) => process.env[name] ?? [],
);

const otherPlaces = [
  ...["Google Chrome", "Chromium", "Microsoft Edge"].flatMap((name) =>
    macFolders.map((folder) => join(folder, `${name}.app/Contents/MacOS/${name}`)),
  ),
  ...[
    "Google/Chrome/Application/chrome.exe",
    "Chromium/Application/chrome.exe",
    "Microsoft/Edge/Application/msedge.exe",
  ].flatMap((program) => windowsFolders.map((folder) => join(folder, program))),
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
 * ends them all when one of them fails, a browser that does not keep the web's own rules, and a
 * graphics card that is made of software, which takes a quarter of the processor's time.
 */
const unwantedArgs = [
  "--ignore-gpu-blocklist",
  "--in-process-gpu",
  "--use-gl=angle",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--single-process",
  "--disable-web-security",
  "--allow-running-insecure-content",
  "--disable-site-isolation-trials",
];

/** The browser that npm brings, for machines that have none. */
async function browserFromNpm(): Promise<Found> {
  if (`${process.platform}-${process.arch}` !== "linux-x64")
    throw new Error(
      "No Chrome, Edge or Chromium was found to test with: install one (https://www.google.com/chrome), or name the program of one in CHROME_PATH.",
    );
  // With this it also unpacks the system libraries that a bare machine lacks.
  process.env.AWS_EXECUTION_ENV ??= "AWS_Lambda_nodejs22.x";
  const { default: packed } = await import("@sparticuz/chromium");
  return {
    executablePath: await packed.executablePath(),
    args: [
      ...packed.args.filter((arg) => !unwantedArgs.includes(arg)),
      "--disable-gpu",
      "--headless=shell",
    ],
  };
}

/** The browser to test with: CHROME_PATH, else an installed one, else the one from npm. */
export async function findBrowser(): Promise<Found> {
  const executablePath = process.env.CHROME_PATH ?? installedBrowser();
  return executablePath ? { executablePath, args: [] } : browserFromNpm();
}

/** Starts the browser to test with. */
export async function startBrowser(): Promise<Browser> {
  const { executablePath, args } = await findBrowser();
  return chromium.launch({ executablePath, args: [...args, ...quietArgs] });
}
