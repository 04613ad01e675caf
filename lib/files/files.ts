import { createHash, randomBytes } from "node:crypto";
import { constants, existsSync, readdirSync, statSync, type Stats } from "node:fs";
import { cp, link, mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import stubborn from "stubborn-fs";

/** The stats of a file; undefined if there is no such file. */
export const statOf = (path: string): Stats | undefined =>
  statSync(path, { throwIfNoEntry: false });

/**
 * The paths of all files below a folder, through links, sorted, with forward slashes; none if the folder does
 * not exist.
 */
export function pathsBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      const found = entry.isSymbolicLink() ? statOf(path) : entry;
      if (found?.isDirectory()) return pathsBelow(path).map((below) => `${entry.name}/${below}`);
      return found?.isFile() ? [entry.name] : [];
    })
    .sort();
}

export const md5 = (data: string | Buffer) => createHash("md5").update(data).digest("hex");

/**
 * The time during which a rename is retried, in ms. Only Windows refuses to replace or move a file that
 * another program, such as a virus scanner, has open.
 */
const renameMs = process.platform === "win32" ? 10_000 : 0;

/** Renames a file or folder, and replaces the target. Retries while another program has one of them open. */
export const renameOver = (from: string, to: string, timeout = renameMs): Promise<void> =>
  stubborn.retry.rename({ timeout })(from, to);

const partOf = (path: string) => `${path}.${randomBytes(4).toString("hex")}.part`;

/** A prepared version of a file. `takePlace` replaces the file in one step, `discard` drops the version. */
export type PreparedFile = { takePlace: () => Promise<void>; discard: () => Promise<void> };

/**
 * Writes the new version of a file beside the file, and flushes the version to the disk. Only this step can
 * fail on a full disk.
 * @param data the new bytes; undefined deletes the file
 * @param mode the permissions of the file, if the system has permissions
 */
export async function prepareFile(
  path: string,
  data: string | Buffer | undefined,
  mode = 0o666,
): Promise<PreparedFile> {
  if (data === undefined) return { takePlace: () => rm(path), discard: () => Promise.resolve() };
  await mkdir(dirname(path), { recursive: true });
  const part = partOf(path);
  // On a full disk, the space of a discarded version is needed.
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
export const copyAsIs = (from: string, to: string): Promise<void> =>
  cp(from, to, { preserveTimestamps: true, mode: constants.COPYFILE_FICLONE });

/** Hard-links a file that never changes, or copies it if the disk has no hard links. */
export async function linkOrCopy(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await link(from, to).catch(() => copyAsIs(from, to));
}
