import { readdirSync, watch, type FSWatcher } from "node:fs";
import { basename, dirname, join } from "node:path";

/** How long after the last of a row of changes they are told, in ms. */
const gatherMs = 100;

const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));

/**
 * Calls back when something in a folder has changed, until the function that it returns is called.
 * It watches each folder by itself: Node's own watching of all that is below one loses files that
 * another file replaced, as `git checkout` and many text editors do.
 */
export function watchContent(folder: string, onChange: () => void): () => void {
  const around = dirname(folder);
  let watchers: FSWatcher[] = [];
  let timer: NodeJS.Timeout | undefined;

  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      follow();
      onChange();
    }, gatherMs);
  };

  function start(path: string, list: () => string[] = () => []): FSWatcher[] {
    try {
      const watcher = watch(path, (_event, name) => {
        if (path !== around || name === basename(folder)) later();
      });
      return [watcher.on("error", later).unref(), ...list().flatMap((each) => start(each))];
    } catch {
      return []; // It is gone, of which the folder around it tells.
    }
  }

  const stop = () => watchers.forEach((watcher) => watcher.close());

  // A folder that went and came back needs another watcher than before.
  function follow(): void {
    stop();
    watchers = [...start(around), ...start(folder, () => foldersIn(folder))];
  }

  follow();
  return () => {
    clearTimeout(timer);
    stop();
  };
}
