import { watch, type FSWatcher } from "chokidar";
import { existsSync } from "node:fs";
import { basename, relative } from "node:path";
import { isLitter } from "../../../src/content/check/checkContent";
import { reasonOf } from "../../shared/wording";

/** Long enough for an editor to write its files, short enough not to be felt. */
const gatherMs = 60;

export type Watch = { ready: Promise<void>; close: () => Promise<void> };

/** A folder that is gone may come back: chokidar does not look out for it. */
const lookAgainMs = 300;

/** Calls back with the files that changed, a moment after the last of a row of changes. */
export function watchFolders(
  folders: readonly string[],
  root: string,
  onChange: (paths: string[]) => void,
): Watch {
  const changed = new Set<string>();
  const gone = new Set<string>();
  const watchers: FSWatcher[] = [];
  let timer: NodeJS.Timeout | undefined;
  const note = (path: string) => {
    changed.add(relative(root, path).replaceAll("\\", "/"));
    clearTimeout(timer);
    timer = setTimeout(() => {
      const paths = [...changed].sort();
      changed.clear();
      onChange(paths);
    }, gatherMs);
  };

  /** Resolves once every later change is noticed. */
  function start(paths: readonly string[]): Promise<void> {
    const watcher = watch([...paths], {
      ignoreInitial: true,
      ignored: (path: string) => isLitter(basename(path)),
    });
    watchers.push(watcher);
    watcher.on("error", (error) =>
      console.error(`Not every change is noticed here: ${reasonOf(error)}`),
    );
    watcher.on("all", (event, path) => {
      if (event === "unlinkDir" && folders.includes(path)) gone.add(path);
      if (event !== "addDir" && event !== "unlinkDir") note(path);
    });
    return new Promise((resolve) => watcher.once("ready", () => resolve()));
  }

  // Of a folder that is back, all may have changed until it is watched again.
  const returning = setInterval(() => {
    for (const folder of [...gone].filter((each) => existsSync(each))) {
      gone.delete(folder);
      void start([folder]).then(() => note(folder));
    }
  }, lookAgainMs).unref();

  return {
    ready: start(folders),
    close: async () => {
      clearTimeout(timer);
      clearInterval(returning);
      await Promise.all(watchers.map((watcher) => watcher.close()));
    },
  };
}
