import { cpSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { contentTree } from "../../src/content/check/checkContent";
import { contentDir } from "./contentDir";

/**
 * Whether `npm start` runs this build. Then it has checked the content and keeps a copy of it, holds
 * the lock of the folder, sends the headers itself, and says what is left to do.
 */
export const isOfPublisher = (): boolean => process.env.PUBLISHER_PLUGIN !== undefined;

/**
 * The folder that Gatsby reads. A build reads a copy of the content, so that an edit in the middle of
 * it changes nothing; the publisher keeps a copy of its own. The first call makes the copy, and
 * Gatsby's worker processes find it by CONTENT_COPY.
 */
export function buildContentDir(): string {
  const { CONTENT_COPY, gatsby_executing_command: command } = process.env;
  if (CONTENT_COPY !== undefined) return CONTENT_COPY;
  if (command !== "build" || isOfPublisher()) return contentDir();
  const copy = resolve(".content");
  rmSync(copy, { recursive: true, force: true });
  const tree = contentTree(contentDir());
  for (const file of tree?.files ?? [])
    if (!tree?.problems.has(file)) cpSync(join(contentDir(), file), join(copy, file));
  process.env.CONTENT_COPY = copy;
  return copy;
}
