import { statSync } from "node:fs";
import { join, relative } from "node:path";
import { filesIn, isIgnoredFile } from "../../src/content/check/contentFolder";

/** The time between two looks, in ms: short enough for people, and long enough for an idle processor. */
const pollMs = 250;

const isUnwatched = (name: string) => isIgnoredFile(name) && name !== ".well-known";

/** A watched path, and all paths below it. */
function pathsIn(path: string): string[] {
  try {
    return [path, ...filesIn(path, isUnwatched).map(([below]) => join(path, below))];
  } catch {
    return [path]; // The path is a file, or does not exist.
  }
}

function stateOf(path: string): string {
  try {
    const stats = statSync(path);
    const { ino, size, mtimeMs, ctimeMs } = stats;
    return stats.isDirectory() ? "folder" : [ino, size, mtimeMs, ctimeMs].join();
  } catch {
    return "unreadable";
  }
}

/**
 * Watches files and folders, and calls back with the changed files, as paths from `root`. The function
 * compares the states of files, because the file events of a system stop when a folder is replaced.
 * @returns a function that ends the watch
 */
export function watchFolders(
  folders: readonly string[],
  root: string,
  onChange: (paths: string[]) => void,
): () => void {
  const look = () => new Map(folders.flatMap(pathsIn).map((path) => [path, stateOf(path)]));
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
