import { readdirSync, realpathSync, statSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { isIgnoredFile } from "../../src/content/check/contentTree";

/** Often enough that people do not notice, and seldom enough that a processor stays idle. */
const pollMs = 250;

const isWatched = (name: string) => !isIgnoredFile(name) || name === ".well-known";

type Place = {
  path: string;
  /** True if it may be a symbolic link. */
  isLink: boolean;
  /** The real paths of the folders above, so that a link to one of them does not recurse forever. */
  above: readonly string[];
};

/**
 * Notes the state of each file below a place. A folder counts only if it is watched itself or is named
 * like a file.
 */
function noteStates({ path, isLink, above }: Place, states: Map<string, string>): void {
  try {
    const stats = statSync(path);
    if (!stats.isDirectory()) {
      const { ino, size, mtimeMs, ctimeMs } = stats;
      states.set(path, [ino, size, mtimeMs, ctimeMs].join());
      return;
    }
    if (above.length === 0 || path.endsWith(".json")) states.set(path, "folder");
    const real = isLink ? realpathSync(path) : join(above.at(-1) ?? "", basename(path));
    if (above.includes(real)) {
      states.set(path, "circular");
      return;
    }
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      const below = { path: join(path, entry.name), isLink: entry.isSymbolicLink() };
      if (isWatched(entry.name)) noteStates({ ...below, above: [...above, real] }, states);
    }
  } catch {
    // It is not there, or a link that leads nowhere, or locked.
    states.set(path, "unreadable");
  }
}

/**
 * Watches files and folders: calls back with the changed files, as paths from the root. It compares
 * their states, since a system's events end when a folder is replaced.
 * @returns a function that ends it
 */
export function watchFolders(
  folders: readonly string[],
  root: string,
  onChange: (paths: string[]) => void,
): () => void {
  const look = () => {
    const states = new Map<string, string>();
    for (const path of folders) noteStates({ path, isLink: true, above: [] }, states);
    return states;
  };
  let before = look();
  const timer = setInterval(() => {
    const now = look();
    const paths = [...new Set([...before.keys(), ...now.keys()])].filter(
      (path) => before.get(path) !== now.get(path),
    );
    before = now;
    if (paths.length > 0)
      onChange(paths.map((path) => relative(root, path).replaceAll("\\", "/")).sort());
  }, pollMs);
  return () => clearInterval(timer);
}
