import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
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

/** A copy of the project to build and edit in, with small pictures, which save the time. */
export async function copyWithSmallPictures(): Promise<ProjectCopy> {
  const { root: path, remove } = copyProject();
  const data = (name: string) => join(path, "data", name);
  const pictures = readdirSync(data("images"), { recursive: true, encoding: "utf8" }).filter(
    (name) => /\.jpe?g$/.test(name),
  );
  const [first = ""] = pictures;
  const small = await sharp(data(`images/${first}`))
    .resize(90, 60)
    .toBuffer();
  for (const name of pictures) writeFileSync(data(`images/${name}`), small);
  return { path, data, remove };
}
