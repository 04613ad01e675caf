import { watch } from "chokidar";
import { statSync } from "node:fs";
import { basename, dirname, normalize, relative, sep } from "node:path";
import { isIgnoredFile } from "../../src/content/check/contentTree";
import { reasonOf } from "../../src/content/wording";

/** Long enough for a program to write several files, and too short for people to notice. */
const gatherMs = 60;

/** Calls back with the changed files, shortly after the last of several changes. */
export function watchFolders(
  folders: readonly string[],
  root: string,
  onChange: (paths: string[]) => void,
): { ready: Promise<void>; close: () => Promise<void> } {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  // Only the parent folder reports that a deleted folder is back.
  const parents = [...new Set(folders.map((folder) => dirname(folder)))];
  const isInside = (path: string) =>
    folders.some((folder) => path === folder || path.startsWith(folder + sep));
  // The parent may be unreadable, or list the folder's name in another case.
  const readable = folders.filter((folder) =>
    statSync(folder, { throwIfNoEntry: false })?.isDirectory(),
  );
  const watcher = watch([...parents, ...readable], {
    ignoreInitial: true,
    ignored: (path) => {
      // chokidar uses forward slashes even on Windows.
      const own = normalize(path);
      if (parents.includes(own) || folders.includes(own)) return false;
      const name = basename(own);
      return !isInside(own) || (isIgnoredFile(name) && name !== ".well-known");
    },
  });
  watcher.on("error", (error) => {
    // The content check reports circular links.
    if ((error as NodeJS.ErrnoException).code !== "ELOOP")
      console.error(`Some changes may go unnoticed: ${reasonOf(error)}`);
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
    // A folder counts as a change only if it is watched or is named like a file.
    const isFolder = event === "addDir" || event === "unlinkDir";
    const isChange = (event === "addDir" && folders.includes(path)) || path.endsWith(".json");
    if (!isFolder || isChange) tell(path);
  });
  return {
    ready: new Promise((resolve) => watcher.once("ready", () => resolve())),
    close: async () => {
      clearTimeout(timer);
      await watcher.close();
    },
  };
}
