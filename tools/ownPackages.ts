import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { basename, join } from "node:path";

// Packages that only one command needs, such as Lighthouse, have a package.json beside that command.

const lockOf = (folder: string) => join(folder, "package-lock.json");

/** npm writes this file when all packages are installed. */
const installedOf = (folder: string) => join(folder, "node_modules/.package-lock.json");

const isUpToDate = (folder: string) =>
  existsSync(installedOf(folder)) &&
  statSync(installedOf(folder)).mtimeMs >= statSync(lockOf(folder)).mtimeMs;

/** A filter for copies of the project: it leaves out installed packages. */
export const isNotNodeModules = (path: string): boolean => basename(path) !== "node_modules";

/**
 * Installs the packages of a folder with its own package-lock.json, unless they are up to date.
 * @param folder from the project's root
 * @throws a sentence that says what to do, if npm fails
 */
export function installOwnPackages(folder: string): void {
  if (isUpToDate(folder)) return;
  console.log(`Installing the packages of ${folder}/package.json.`);
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
