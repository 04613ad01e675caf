import { readdirSync, watch, type FSWatcher } from "node:fs";
import { basename, dirname, join } from "node:path";

/** How long to wait after the last of several changes, in ms. */
const gatherMs = 100;

const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));

/**
 * Calls `onChange` after changes in a folder, until the returned function is called. Each folder has
 * its own watcher: Node's recursive watcher misses replaced files, and `git checkout` and many text
 * editors replace files.
 */
export function watchContent(folder: string, onChange: () => void): () => void {
  const parent = dirname(folder);
  let watchers: FSWatcher[] = [];
  let timer: NodeJS.Timeout | undefined;

  const notifySoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      follow();
      onChange();
    }, gatherMs);
  };

  function start(path: string, list: () => string[] = () => []): FSWatcher[] {
    try {
      const watcher = watch(path, (_event, name) => {
        if (path !== parent || name === basename(folder)) notifySoon();
      });
      return [watcher.on("error", notifySoon).unref(), ...list().flatMap((each) => start(each))];
    } catch {
      return []; // The parent's watcher reports that the folder is gone.
    }
  }

  const stop = () => watchers.forEach((watcher) => watcher.close());

  // A folder that is deleted and created again needs a new watcher.
  function follow(): void {
    stop();
    watchers = [...start(parent), ...start(folder, () => foldersIn(folder))];
  }

  follow();
  return () => {
    clearTimeout(timer);
    stop();
  };
}
