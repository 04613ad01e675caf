import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { fileProblem, isFolder } from "../../src/content/check/fileProblem";
import type { Issue } from "../../src/content/check/issue";

/** Errors for pipes, devices and broken links in static/. A build would hang or fail on them. */
export function errorsOfStatic(folder: string): Issue[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isFile() && !entry.isDirectory())
    .flatMap((entry) => {
      const path = join(entry.parentPath, entry.name);
      const problem = isFolder(path) ? undefined : fileProblem(path);
      const file = `static/${relative(folder, path).replaceAll("\\", "/")}`;
      const message = `File ${entry.name}: ${problem}`;
      return problem === undefined ? [] : [{ file, path: [], message }];
    });
}
