import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { chromium, firefox, webkit, type Browser, type LaunchOptions } from "playwright-core";

/** The unpacked npm package: Chromium, a font, and libraries that a minimal Linux system lacks. */
const unpacked = join(dirname(require.resolve("@sparticuz/chromium")), "../unpacked");

/** An environment with a single font, so that text has the same size on every machine. */
const ownFonts = { FONTCONFIG_FILE: join(unpacked, "fonts.conf") };

const unpackAll = 'import("@sparticuz/chromium").then((it) => it.default.executablePath())';

/** Unpacks Chromium beside its package, so that each project has its own Chromium. */
function unpack(): void {
  if (existsSync(unpacked)) return;
  const folder = mkdtempSync(`${unpacked}-`);
  // The package unpacks into the temporary folder, and unpacks its libraries only on AWS Lambda.
  const host = { TMPDIR: folder, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs22.x" };
  execFileSync(process.execPath, ["-e", unpackAll], {
    cwd: dirname(unpacked),
    env: { ...process.env, ...host },
  });
  const fonts = '<fontconfig><dir prefix="relative">fonts</dir></fontconfig>';
  writeFileSync(join(folder, "fonts.conf"), fonts);
  renameSync(folder, unpacked);
}

/** The browser for tests: CHROME_PATH, or else Chromium from npm, or else an installed Chrome. */
export function findBrowser() {
  const npmHasOne = `${process.platform}-${process.arch}` === "linux-x64";
  const fromNpm = join(unpacked, "chromium");
  const executablePath = process.env.CHROME_PATH ?? (npmHasOne ? fromNpm : undefined);
  if (process.platform === "linux") unpack();
  return {
    executablePath,
    channel: executablePath === undefined ? "chrome" : undefined,
    // The emulation of a graphics card would slow down the tests.
    args: ["--disable-gpu", "--font-render-hinting=none"],
    env: {
      ...process.env,
      ...ownFonts,
      ...(executablePath === fromNpm && { LD_LIBRARY_PATH: join(unpacked, "al2023/lib") }),
    },
  } satisfies LaunchOptions;
}

/**
 * Options for short visits. The browser does not optimize scripts, which would keep other cores busy. The
 * pages of a browser context share a process.
 */
const forShortVisits = ["--js-flags=--no-maglev --no-turbofan", "--renderer-process-limit=1"];

const engines = { chromium, firefox, webkit };

export type BrowserName = keyof typeof engines;

/** Starts Chromium without the options for short visits, as visitors have it. */
export const startBrowser = (): Promise<Browser> => chromium.launch(findBrowser());

/** Starts a browser for tests. `npx playwright-core install` must have installed Firefox and WebKit. */
export function startTestBrowser(name: BrowserName): Promise<Browser> {
  if (name !== "chromium") return engines[name].launch({ env: { ...process.env, ...ownFonts } });
  const { args, ...options } = findBrowser();
  return chromium.launch({ ...options, args: [...args, ...forShortVisits] });
}
