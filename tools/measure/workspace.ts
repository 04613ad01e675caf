import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { gatsbyCli, quietEnvironment } from "../../publisher/server/builder/runGatsby";

/** The files of the project that git knows or would add. */
const filesOfProject = () =>
  execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
    .toString()
    .split("\0")
    .filter((file) => file !== "" && existsSync(file));

/**
 * A copy of the project to build and edit in, without Gatsby's cache, which is useless in another
 * folder.
 */
export function copyProject(): { root: string; remove: () => void } {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "site-copy-")));
  for (const file of filesOfProject()) cpSync(file, join(root, file));
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
