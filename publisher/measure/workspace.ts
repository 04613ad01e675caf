import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const left = new Set([
  ".cache",
  ".editor",
  ".git",
  ".releases",
  "coverage",
  "node_modules",
  "public",
]);

/** A copy of the project, so that nothing is changed in it. */
export function copyProject(): { root: string; remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), "publisher-measure-"));
  for (const name of readdirSync("."))
    if (!left.has(name)) cpSync(name, join(root, name), { recursive: true });
  symlinkSync(resolve("node_modules"), join(root, "node_modules"), "junction");
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
