import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { isNoPackage } from "../tools/ownPackages";
import { builtSites, programFolder, type SiteName } from "./builtSites";

/** The site without what can be taken away: editor, publisher and tools. */
const site = [
  "LICENSE",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "plugins",
  "src",
  "static",
  "tsconfig.json",
];

/** What `npm start` is, too. */
const beside = ["docs", "editor", "publisher"];

/**
 * What one build leaves to the next: bundles, by their sources, and pictures, by theirs. The site of
 * the test content takes 31 s from nothing, and 22 s after another one.
 */
const kept: Readonly<Record<string, string>> = { ".cache": "webpack", public: "static" };

const inProgram = (name: string) => resolve(programFolder, name);

/** Copies a file or folder to where nothing of an earlier copy is left; files keep their times. */
function copyFresh(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true, preserveTimestamps: true, filter: isNoPackage });
}

/** What its unit tests need besides. */
const unitTests = [".prettierrc.json", "jest.config.js", "test"];

/** The site's package.json, without the packages of editor and publisher. */
function packageOfSite(): string {
  const { name, scripts, browserslist, dependencies } = JSON.parse(
    readFileSync("package.json", "utf8"),
  ) as Record<string, unknown>;
  return JSON.stringify({ name, private: true, scripts, browserslist, dependencies });
}

function copySite(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of beside) rmSync(join(folder, name), { recursive: true, force: true });
  for (const name of site) copyFresh(name, join(folder, name));
  writeFileSync(join(folder, "package.json"), packageOfSite());
  const modules = join(folder, "node_modules");
  if (!existsSync(modules)) symlinkSync(resolve("node_modules"), modules, "junction");
}

/**
 * Copies the site and its unit tests to where neither editor nor publisher nor tools are.
 * @param folder is made where it is not there
 */
export function copySiteWithTests(folder: string): void {
  copySite(folder);
  for (const name of unitTests) copyFresh(name, join(folder, name));
}

/** Removes what an earlier build, of another content, says about the content. */
function forgetContent(): void {
  for (const [folder, name] of Object.entries(kept)) {
    mkdirSync(inProgram(folder), { recursive: true });
    const forgotten = readdirSync(inProgram(folder)).filter((each) => each !== name);
    for (const each of forgotten) rmSync(inProgram(`${folder}/${each}`), { recursive: true });
  }
}

/** @returns the exit code of the build */
function buildSite({ content, folder }: (typeof builtSites)[SiteName]): number {
  forgetContent();
  copyFresh(content, inProgram("data"));
  const { status } = spawnSync(process.execPath, [require.resolve("gatsby/cli.js"), "build"], {
    cwd: programFolder,
    env: {
      ...process.env,
      CONTENT_DIR: undefined,
      GATSBY_TELEMETRY_DISABLED: "1",
      // A build must not know that jest started it.
      NODE_ENV: undefined,
      JEST_WORKER_ID: undefined,
    },
    stdio: "inherit",
  });
  // Tests that edit through `npm start` build in the program folder: what others visit stays.
  if (status === 0) copyFresh(inProgram("public"), folder);
  return status ?? 1;
}

/**
 * `npm run build:sites` and `npm run build:test-site`: build the sites for tests, one after the
 * other in one folder. That of the test content is the last, for `npm start` is tried there with it.
 * @returns the exit code of the first build that fails, or 0
 */
export function buildSites(names: readonly SiteName[]): number {
  copySite(programFolder);
  for (const name of names) {
    const code = buildSite(builtSites[name]);
    if (code !== 0) return code;
  }
  for (const name of beside) copyFresh(name, inProgram(name));
  return 0;
}

if (require.main === module)
  process.exitCode = buildSites(process.argv.includes("--test-only") ? ["test"] : ["data", "test"]);
