import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { resolve } from "node:path";
import { isNoPackage } from "../tools/ownPackages";
import { builtSites, programFolder, type SiteName } from "./builtSites";

/** What a build reads; all else stays where it is. */
const program = [
  "LICENSE",
  "docs",
  "editor",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package.json",
  "plugins",
  "publisher",
  "src",
  "static",
  "tsconfig.json",
];

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

function copyProgram(): void {
  mkdirSync(programFolder, { recursive: true });
  for (const name of program) copyFresh(name, inProgram(name));
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
  const { status } = spawnSync(
    process.execPath,
    ["--import", "tsx", "publisher/commands/build.ts"],
    {
      cwd: programFolder,
      env: {
        ...process.env,
        CONTENT_DIR: undefined,
        // A build must not know that jest started it.
        NODE_ENV: undefined,
        JEST_WORKER_ID: undefined,
      },
      stdio: "inherit",
    },
  );
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
  copyProgram();
  for (const name of names) {
    const code = buildSite(builtSites[name]);
    if (code !== 0) return code;
  }
  return 0;
}

if (require.main === module)
  process.exitCode = buildSites(process.argv.includes("--test-only") ? ["test"] : ["data", "test"]);
