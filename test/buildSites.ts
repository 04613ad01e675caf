import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { resolve } from "node:path";
import { testContent, testSitePublic, testSiteRoot } from "./builtSites";

/** What a build reads; all else stays where it is. */
const program = [
  "LICENSE",
  "docs",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package.json",
  "publisher",
  "src",
  "static",
  "tsconfig.json",
];

/** Copies a file or folder to where nothing of an earlier copy is left. */
function copyFresh(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true, preserveTimestamps: true });
}

/**
 * Brings the program folder up to date. Gatsby's own folders stay, so that a second build is fast;
 * files keep their times, by which it knows what has changed.
 */
function copyProgram(): void {
  mkdirSync(testSiteRoot, { recursive: true });
  for (const name of program) copyFresh(name, resolve(testSiteRoot, name));
  copyFresh(testContent, resolve(testSiteRoot, "data"));
  const modules = resolve(testSiteRoot, "node_modules");
  if (!existsSync(modules)) symlinkSync(resolve("node_modules"), modules, "junction");
}

/**
 * `npm run build:test-site`: builds the site of the test content in a folder of its own, beside the
 * working .cache and public/.
 * @returns the exit code of the build
 */
export function buildTestSite(): number {
  copyProgram();
  const { status } = spawnSync(
    process.execPath,
    ["--import", "tsx", "publisher/commands/build.ts"],
    {
      cwd: testSiteRoot,
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
  if (status === 0) copyFresh(resolve(testSiteRoot, "public"), testSitePublic);
  return status ?? 1;
}

if (require.main === module) process.exitCode = buildTestSite();
