import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { basename, join } from "node:path";

// Lighthouse is thousands of files, and only one command needs it: its package.json is beside that
// command.

const lockOf = (folder: string) => join(folder, "package-lock.json");

/** npm writes it when all packages are there. */
const installedOf = (folder: string) => join(folder, "node_modules/.package-lock.json");

const isUpToDate = (folder: string) =>
  existsSync(installedOf(folder)) &&
  statSync(installedOf(folder)).mtimeMs >= statSync(lockOf(folder)).mtimeMs;

/** For copies of the project: whether a path is none of packages that were installed. */
export const isNoPackage = (path: string): boolean => basename(path) !== "node_modules";

/**
 * Installs the packages of a folder with a package-lock.json of its own, unless they are there.
 * @param folder from the project's root
 * @throws a sentence that says what to do, if npm fails
 */
export function installOwnPackages(folder: string): void {
  if (isUpToDate(folder)) return;
  console.log(`Installing what ${folder}/package.json names, once.`);
  const { status } = spawnSync("npm", ["ci", "--prefix", folder], {
    env: process.env,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0)
    throw new Error(
      `The packages of ${folder}/package.json could not be installed: try "npm ci --prefix ${folder}", which says why.`,
    );
}
