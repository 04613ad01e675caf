import { cpSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";

const notCopied = new Set([
  ".cache",
  ".content",
  ".editor",
  ".git",
  ".releases",
  ".test-site",
  "coverage",
  "node_modules",
  "public",
]);

/** A filter for copies of the project, which leaves out installed packages. */
export const isNotNodeModules = (path: string): boolean => basename(path) !== "node_modules";

/**
 * A copy of the project to build and edit in, without Gatsby's cache, which is useless in another
 * folder.
 */
export function copyProject(): { root: string; remove: () => void } {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "site-copy-")));
  for (const name of readdirSync("."))
    if (!notCopied.has(name))
      cpSync(name, join(root, name), { recursive: true, filter: isNotNodeModules });
  symlinkSync(resolve("node_modules"), join(root, "node_modules"), "junction");
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
