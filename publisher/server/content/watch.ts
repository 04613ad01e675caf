import { watch } from "chokidar";
import { existsSync, statSync } from "node:fs";
import { basename, dirname, join, normalize, relative, sep } from "node:path";
import { isIgnoredFile } from "../../../src/content/check/checkContent";
import { reasonOf } from "../../../src/content/wording";

/** Long enough for an editor to write its files, short enough not to be felt. */
const gatherMs = 60;

/** Calls back with the files that changed, a moment after the last of a row of changes. */
export function watchFolders(
  folders: readonly string[],
  root: string,
  onChange: (paths: string[]) => void,
): { ready: Promise<void>; close: () => Promise<void> } {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  // A folder that is gone may come back, which only the one around it tells.
  const around = [...new Set(folders.map((folder) => dirname(folder)))];
  const isInside = (path: string) =>
    folders.some((folder) => path === folder || path.startsWith(folder + sep));
  // Some can be read where the one around cannot, or is listed there in other letters.
  const readable = folders.filter((folder) =>
    statSync(folder, { throwIfNoEntry: false })?.isDirectory(),
  );
  const watcher = watch([...around, ...readable], {
    ignoreInitial: true,
    ignored: (path) => {
      // chokidar asks with slashes on Windows, too.
      const own = normalize(path);
      if (around.includes(own) || folders.includes(own)) return false;
      return !isInside(own) || isIgnoredFile(basename(own));
    },
  });
  watcher.on("error", (error) => {
    // Of a link that leads round in a circle the content check tells.
    if ((error as NodeJS.ErrnoException).code !== "ELOOP")
      console.error(`Not every change is noticed here: ${reasonOf(error)}`);
  });
  const tell = (path: string) => {
    changed.add(relative(root, path).replaceAll("\\", "/"));
    clearTimeout(timer);
    timer = setTimeout(() => {
      const paths = [...changed].sort();
      changed.clear();
      onChange(paths);
    }, gatherMs);
  };
  watcher.on("all", (event, path) => {
    // A folder alone is no change, unless it has the name of a file.
    const isFolder = event === "addDir" || event === "unlinkDir";
    const isNews = (event === "addDir" && folders.includes(path)) || path.endsWith(".json");
    if (!isFolder || isNews) tell(path);
  });
  // chokidar tells nothing of a link that leads nowhere, neither when it comes nor when it goes.
  watcher.on("raw", (_event, name, details) => {
    const { watchedPath } = details as { watchedPath: string };
    const path = join(watchedPath, name);
    const isKnown =
      basename(watchedPath) === name || watcher.getWatched()[watchedPath]?.includes(name);
    if (!isKnown && isInside(path) && !isIgnoredFile(name) && !existsSync(path)) tell(path);
  });
  return {
    ready: new Promise((resolve) => watcher.once("ready", () => resolve())),
    close: async () => {
      clearTimeout(timer);
      await watcher.close();
    },
  };
}
