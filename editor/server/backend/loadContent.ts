import { readFileSync, statSync } from "node:fs";
import type { Issue } from "../../../src/content/check/issue";
import { issueAt } from "../../../src/content/check/issue";
import { parseContent } from "../../../src/content/check/parse";
import { contentTypeOf } from "../../../src/content/model/contentTypes";
import { Refusal } from "../../refusal";
import { thumbnail } from "./uploadedPicture";
import type { LoadedContent } from "../../types";
import type { EditApplier } from "./editApplier";
import { bytesAt, isPicturePath, picturePath, readablePath } from "./paths";

/** The bytes of a content file, or the reason why the editor does not read them. */
function read(dataDir: string, file: string): { bytes: Buffer } | { problem: string } {
  try {
    return { bytes: bytesAt(dataDir, file) ?? Buffer.alloc(0) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { problem: error.message };
  }
}

/** The time of the last change of a picture; undefined if the editor does not read the file. */
function timeOf(dataDir: string, file: string): number | undefined {
  try {
    const path = readablePath(dataDir, file) ?? "";
    return statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return undefined;
  }
}

/** Reads all content and the names of the pictures. */
export function loadContent(dataDir: string, applier: EditApplier): LoadedContent {
  const names = [...applier.currentFolder().files];
  const files: LoadedContent["files"] = [];
  const unreadable: Issue[] = [];
  for (const file of names.filter(contentTypeOf)) {
    const found = read(dataDir, file);
    if ("problem" in found) {
      unreadable.push({ file: `data/${file}`, path: [], message: found.problem });
      continue;
    }
    const parsed = parseContent(found.bytes);
    if ("value" in parsed) files.push([file, parsed.value]);
    else
      unreadable.push(
        ...parsed.problems.map(({ path, message }) => issueAt({ file }, path, message)),
      );
  }
  const pictures = names
    .filter(isPicturePath)
    .flatMap((file) => {
      const time = timeOf(dataDir, file);
      return time === undefined ? [] : { file, time };
    })
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
