import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Issue } from "../../src/content/check/issue";
import { issueAt } from "../../src/content/check/issue";
import { parseContent } from "../../src/content/check/parse";
import { contentTypeOf } from "../../src/content/model/contentTypes";
import { Refusal } from "../refusal";
import { thumbnail } from "./cleanPicture";
import type { EditApplier } from "./editApplier";
import { isPicturePath, picturePath, readablePath } from "./paths";

/** All content, as JSON: what the disk has now. */
export type LoadedContent = {
  files: [file: string, content: unknown][];
  unreadable: Issue[];
  /** The newest first, since an uploaded picture is chosen next. */
  pictures: string[];
};

/** Reads all content and the names of the pictures. */
export function loadContent(dataDir: string, applier: EditApplier): LoadedContent {
  const tree = applier.currentTree();
  const files: LoadedContent["files"] = [];
  const unreadable: Issue[] = [];
  for (const file of [...tree.files].filter(contentTypeOf)) {
    const problem = tree.problems.get(file);
    const parsed =
      problem === undefined
        ? parseContent(tree.read(file))
        : { problems: [{ path: [], message: problem }] };
    if ("value" in parsed) files.push([file, parsed.value]);
    else
      unreadable.push(
        ...parsed.problems.map(({ path, message }) => issueAt({ file }, path, message)),
      );
  }
  const timeOf = (file: string) =>
    statSync(join(dataDir, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const pictures = [...tree.files]
    .filter((file) => isPicturePath(file) && !tree.problems.has(file))
    .map((file) => ({ file, time: timeOf(file) }))
    .sort((a, b) => b.time - a.time)
    .map(({ file }) => file);
  return { files, unreadable, pictures };
}

/** Reads pictures: whole, or a small copy for lists. Small copies are kept in memory. */
export function createPictureReader(dataDir: string) {
  const small = new Map<string, { version: string; bytes: Buffer }>();

  return async (name: string, size: "small" | "full"): Promise<Buffer> => {
    const file = picturePath(`data/${name}`);
    const path = readablePath(dataDir, file);
    if (path === undefined) throw new Refusal(404, `There is no data/${file}.`);
    if (size === "full") return readFileSync(path);
    const { mtimeMs, size: length } = statSync(path);
    const version = `${mtimeMs} ${length}`;
    const known = small.get(file);
    if (known?.version === version) return known.bytes;
    const bytes = await thumbnail(path);
    small.set(file, { version, bytes });
    return bytes;
  };
}
