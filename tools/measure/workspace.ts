import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { gatsbyCli, quietEnvironment } from "../../publisher/server/builder/runGatsby";

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

/** Runs `gatsby build` in a copy, without npm, which Windows starts only through a shell. */
export function gatsbyBuild(root: string): void {
  execFileSync(process.execPath, [gatsbyCli, "build"], {
    cwd: root,
    env: quietEnvironment(),
    stdio: "ignore",
  });
}
