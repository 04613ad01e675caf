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
import { basename, resolve } from "node:path";
import { pathsBelow } from "../lib/files/files";
import { builtSites, programFolder, type SiteName } from "./builtSites";

/** The files of the site alone. The owner may remove the editor, the publisher and the tools. */
const site = [
  "LICENSE",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "lib",
  "plugins",
  "src",
  "static",
  "tsconfig.json",
];

/** The folders that only the editor and `npm start` need. */
const editorFolders = ["docs", "editor", "publisher"];

/** The folders that a build keeps for the next build: compiled plugins, cached bundles, and pictures. */
const kept: Readonly<Record<string, readonly string[]>> = {
  ".cache": [".parcel-cache", "webpack"],
  public: ["static"],
};

const inProgram = (name: string) => resolve(programFolder, name);

const isNotNodeModules = (path: string): boolean => basename(path) !== "node_modules";

/** Replaces an earlier copy of a file or folder. Files keep their modification times. */
function copyFresh(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true, preserveTimestamps: true, filter: isNotNodeModules });
}

/** The site's package.json, without the packages of editor and publisher. */
function packageOfSite(): string {
  const { name, scripts, browserslist, dependencies } = JSON.parse(
    readFileSync("package.json", "utf8"),
  ) as Record<string, unknown>;
  return JSON.stringify({ name, private: true, scripts, browserslist, dependencies });
}

function copySite(): void {
  mkdirSync(programFolder, { recursive: true });
  for (const name of editorFolders) rmSync(inProgram(name), { recursive: true, force: true });
  for (const name of site) copyFresh(name, inProgram(name));
  writeFileSync(inProgram("package.json"), packageOfSite());
  const modules = inProgram("node_modules");
  if (!existsSync(modules)) symlinkSync(resolve("node_modules"), modules, "junction");
}

/** Removes everything that an earlier build made from other content. */
function removeOldContent(): void {
  for (const [folder, names] of Object.entries(kept)) {
    mkdirSync(inProgram(folder), { recursive: true });
    const removed = readdirSync(inProgram(folder)).filter((each) => !names.includes(each));
    for (const each of removed) rmSync(inProgram(`${folder}/${each}`), { recursive: true });
  }
  // Style sheets of earlier builds must not stay beside the pictures.
  const isSheet = (name: string) => name.endsWith(".css");
  for (const each of pathsBelow(inProgram("public/static")).filter(isSheet))
    rmSync(inProgram(`public/static/${each}`));
}

/** @returns the exit code of the build */
function buildSite({ content, folder, backend }: (typeof builtSites)[SiteName]): number {
  removeOldContent();
  copyFresh(content, inProgram("data"));
  if (backend) for (const name of editorFolders) copyFresh(name, inProgram(name));
  const { status } = spawnSync(process.execPath, [require.resolve("gatsby/cli.js"), "build"], {
    cwd: programFolder,
    env: {
      ...process.env,
      CONTENT_DIR: undefined,
      EDITOR_BACKEND: backend && JSON.stringify(backend),
      GATSBY_TELEMETRY_DISABLED: "1",
      // Jest sets these two variables, and Gatsby behaves differently when it sees them.
      NODE_ENV: undefined,
      JEST_WORKER_ID: undefined,
    },
    stdio: "inherit",
  });
  // Tests of `npm start` rebuild in the program folder while other tests visit this copy.
  if (status === 0) copyFresh(inProgram("public"), folder);
  return status ?? 1;
}

/**
 * Builds the sites for tests, one after the other in one folder, for `npm run build:sites` and
 * `npm run build:test-site`. The site of the test content comes last, because the tests of `npm start` use
 * its folder.
 * @returns the exit code of the first build that fails, or 0
 */
export function buildSites(names: readonly SiteName[]): number {
  copySite();
  for (const name of names) {
    const code = buildSite(builtSites[name]);
    if (code !== 0) return code;
  }
  return 0;
}

if (require.main === module)
  process.exitCode = buildSites(process.argv.includes("--test-only") ? ["test"] : ["data", "test"]);
