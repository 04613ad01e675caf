import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, renameSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { chromium, type Browser, type LaunchOptions } from "playwright-core";

const names = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "microsoft-edge",
];

/** The program folders of macOS and Windows, shared and of the user. */
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

function installedBrowser(): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const onPath = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...otherPlaces].find((path) => existsSync(path));
}

/** The unpacked npm package: Chromium, libraries that bare machines lack, and a font. */
const unpacked = join(dirname(require.resolve("@sparticuz/chromium")), "../unpacked");

/** An environment with a single font, so that text has the same size on every machine. */
export const ownFonts = { FONTCONFIG_FILE: join(unpacked, "fonts.conf") };

const unpackAll = 'import("@sparticuz/chromium").then((it) => it.default.executablePath())';

/** Unpacks Chromium beside its package, so that each project has its own. */
function unpack(): void {
  if (existsSync(unpacked)) return;
  const folder = mkdtempSync(`${unpacked}-`);
  // The package unpacks into the temporary folder. It unpacks its libraries only on AWS Lambda.
  const host = { TMPDIR: folder, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs22.x" };
  execFileSync(process.execPath, ["-e", unpackAll], {
    cwd: dirname(unpacked),
    env: { ...process.env, ...host },
  });
  const fonts = '<fontconfig><dir prefix="relative">fonts</dir></fontconfig>';
  writeFileSync(join(folder, "fonts.conf"), fonts);
  renameSync(folder, unpacked);
}

/** The path of a browser, and its launch options. */
type Found = Required<Pick<LaunchOptions, "executablePath" | "args" | "env">>;

/** The browser for tests: CHROME_PATH, else the one from npm, else an installed one. */
export function findBrowser(): Found {
  const npmHasOne = `${process.platform}-${process.arch}` === "linux-x64";
  const fromNpm = join(unpacked, "chromium");
  const executablePath = process.env.CHROME_PATH ?? (npmHasOne ? fromNpm : installedBrowser());
  if (executablePath === undefined)
    throw new Error(
      "The tests need Chrome, Edge or Chromium: install one (https://www.google.com/chrome), or set CHROME_PATH to its program.",
    );
  if (process.platform === "linux") unpack();
  return {
    executablePath,
    // Emulating a graphics card would take a quarter of the processor's time.
    args: ["--disable-gpu", "--font-render-hinting=none"],
    env: {
      ...process.env,
      ...ownFonts,
      ...(executablePath === fromNpm && { LD_LIBRARY_PATH: join(unpacked, "al2023/lib") }),
    },
  };
}

export const startBrowser = (): Promise<Browser> => chromium.launch(findBrowser());
