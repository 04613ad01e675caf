import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { copyProject } from "../publisher/tools/measure/workspace";

/** What a build or the publisher in a copy must not know: neither of jest nor of each other. */
export const ownEnvironment: NodeJS.ProcessEnv = {
  NODE_ENV: undefined,
  JEST_WORKER_ID: undefined,
  CONTENT_DIR: undefined,
};

export type ProjectCopy = {
  path: string;
  /** The place of a content file or picture in it. */
  data: (name: string) => string;
  remove: () => void;
};

/** A copy of the project to build and edit in, with the content for tests, whose pictures are small. */
export function copyWithTestContent(): ProjectCopy {
  const { root: path, remove } = copyProject();
  const data = (name: string) => join(path, "data", name);
  rmSync(data(""), { recursive: true });
  cpSync("test/content", data(""), { recursive: true });
  return { path, data, remove };
}
