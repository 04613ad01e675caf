import { cpSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { isNoPackage } from "../ownPackages";

const left = new Set([
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

/**
 * A copy of the project to build and edit in. Gatsby's cache is not copied, since it is of no use in
 * another folder.
 */
export function copyProject(): { root: string; remove: () => void } {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "site-copy-")));
  for (const name of readdirSync("."))
    if (!left.has(name)) cpSync(name, join(root, name), { recursive: true, filter: isNoPackage });
  symlinkSync(resolve("node_modules"), join(root, "node_modules"), "junction");
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
