import { accessSync, constants, lstatSync, statSync } from "node:fs";
import { sizeProblem } from "./bounds";

export const cannotBeOpened =
  "cannot be opened; is it open elsewhere, locked, or a link that leads nowhere?";

/**
 * The reason why a path cannot be read as a file. It does not open the path: a pipe would block,
 * and a device would never end.
 * @returns undefined for a file, and for a path that does not exist
 */
export function fileProblem(path: string): string | undefined {
  try {
    if (!lstatSync(path, { throwIfNoEntry: false })) return undefined;
    const stats = statSync(path);
    if (stats.isDirectory()) return "is a folder with the name of a file; rename it";
    if (!stats.isFile()) return "is not a file, but a pipe, a socket or a device; remove it";
    accessSync(path, constants.R_OK);
    return sizeProblem(path, stats.size);
  } catch {
    return cannotBeOpened;
  }
}

/** True if a path is a folder, or a link to one. */
export function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
