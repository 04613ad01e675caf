import { randomBytes } from "node:crypto";
import { constants, type Stats } from "node:fs";
import { copyFile, link, mkdir, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { renameOver } from "./rename";

export type FoundFile = { path: string; size: number; mtimeMs: number };

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === "ENOENT";

/** The stats of a file; undefined if there is none. */
export async function statOf(path: string): Promise<Stats | undefined> {
  try {
    return await stat(path);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** All files below a folder, sorted by their relative paths, which have forward slashes. */
export async function filesBelow(
  folder: string,
  wanted: (path: string) => boolean = () => true,
  below = "",
): Promise<FoundFile[]> {
  const entries = await readdir(join(folder, below), { withFileTypes: true }).catch(
    (error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    },
  );
  const found: FoundFile[] = [];
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = below === "" ? entry.name : `${below}/${entry.name}`;
    if (!wanted(path)) continue;
    if (entry.isDirectory()) {
      found.push(...(await filesBelow(folder, wanted, path)));
    } else if (entry.isFile()) {
      const { size, mtimeMs } = await stat(join(folder, path));
      found.push({ path, size, mtimeMs });
    }
  }
  return found;
}

const partOf = (path: string) => `${path}.${randomBytes(4).toString("hex")}.part`;

/** A new version of a file: `takePlace` makes the change in one step, `discard` drops it. */
export type PreparedFile = { takePlace: () => Promise<void>; discard: () => Promise<void> };

/**
 * Writes the new version of a file beside it, and flushes it to the disk. Only this step can fail
 * on a full disk.
 * @param mode its permissions, if the system has them
 */
export async function prepareFile(
  path: string,
  data: string | Buffer,
  mode = 0o666,
): Promise<PreparedFile> {
  await mkdir(dirname(path), { recursive: true });
  const part = partOf(path);
  // A full disk needs the space.
  const discard = () => rm(part, { force: true });
  try {
    await writeFile(part, data, { mode, flush: true });
  } catch (error) {
    await discard();
    throw error;
  }
  return { takePlace: () => renameOver(part, path), discard };
}

/** Writes a file completely or not at all. */
export async function writeAtomically(...file: Parameters<typeof prepareFile>): Promise<void> {
  const { takePlace, discard } = await prepareFile(...file);
  try {
    await takePlace();
  } catch (error) {
    await discard();
    throw error;
  }
}

/** Copies a file and its modification time. */
export async function copyAsIs(from: string, to: string, { mtimeMs }: FoundFile): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, to, constants.COPYFILE_FICLONE);
  await utimes(to, mtimeMs / 1000, mtimeMs / 1000);
}

/** Hard-links a file that never changes, or copies it if the disk has no hard links. */
export async function linkOrCopy(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  try {
    await link(from, to);
  } catch (error) {
    if (isMissing(error)) throw error;
    const { size, mtimeMs } = await stat(from);
    await copyAsIs(from, to, { path: from, size, mtimeMs });
  }
}
