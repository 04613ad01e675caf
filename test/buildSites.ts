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
import { resolve } from "node:path";
import { isNoPackage } from "../tools/ownPackages";
import { builtSites, programFolder, type SiteName } from "./builtSites";

/** The site: what a build reads. What is beside it can be taken away. */
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

/** The scripts and packages of a site without editor, publisher and tools. */
function packageOfSite(): string {
  const { name, browserslist, dependencies } = JSON.parse(
    readFileSync("package.json", "utf8"),
  ) as Record<string, unknown>;
  return JSON.stringify({ name, private: true, browserslist, dependencies });
}

function copySite(): void {
  mkdirSync(programFolder, { recursive: true });
  for (const name of beside) rmSync(inProgram(name), { recursive: true, force: true });
  for (const name of site) copyFresh(name, inProgram(name));
  writeFileSync(inProgram("package.json"), packageOfSite());
  const modules = inProgram("node_modules");
  if (!existsSync(modules)) symlinkSync(resolve("node_modules"), modules, "junction");
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
  copySite();
  for (const name of names) {
    const code = buildSite(builtSites[name]);
    if (code !== 0) return code;
  }
  for (const name of beside) copyFresh(name, inProgram(name));
  return 0;
}

if (require.main === module)
  process.exitCode = buildSites(process.argv.includes("--test-only") ? ["test"] : ["data", "test"]);
