import {
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  cpSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import sharp from "sharp";

const root = resolve(__dirname, "..");
const notCopied = /^(\.git|\.cache|\.editor|\.releases|node_modules|public|coverage|docs|e2e)$/;

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

/**
 * A copy of the project to build and edit in, with small pictures, which save the time. What Gatsby
 * remembers of earlier builds is of no use in another place, and stays behind.
 */
export async function copyProject(): Promise<ProjectCopy> {
  const path = realpathSync(mkdtempSync(join(tmpdir(), "site-copy-")));
  const data = (name: string) => join(path, "data", name);
  for (const name of readdirSync(root).filter((each) => !notCopied.test(each)))
    cpSync(join(root, name), join(path, name), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(path, "node_modules"), "junction");
  const pictures = readdirSync(data("images"), { recursive: true, encoding: "utf8" }).filter(
    (name) => /\.jpe?g$/.test(name),
  );
  const [first = ""] = pictures;
  const small = await sharp(data(`images/${first}`))
    .resize(90, 60)
    .toBuffer();
  for (const name of pictures) writeFileSync(data(`images/${name}`), small);
  return { path, data, remove: () => rmSync(path, { recursive: true, force: true }) };
}
