import { watch } from "chokidar";
import { statSync } from "node:fs";
import { basename, dirname, normalize, relative, sep } from "node:path";
import { isLitter } from "../../../src/content/check/checkContent";
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
      return !isInside(own) || isLitter(basename(own));
    },
  });
  watcher.on("error", (error) =>
    console.error(`Not every change is noticed here: ${reasonOf(error)}`),
  );
  watcher.on("all", (event, path) => {
    if ((event === "addDir" && !folders.includes(path)) || event === "unlinkDir") return;
    changed.add(relative(root, path).replaceAll("\\", "/"));
    clearTimeout(timer);
    timer = setTimeout(() => {
      const paths = [...changed].sort();
      changed.clear();
      onChange(paths);
    }, gatherMs);
  });
  return {
    ready: new Promise((resolve) => watcher.once("ready", () => resolve())),
    close: async () => {
      clearTimeout(timer);
      await watcher.close();
    },
  };
}
