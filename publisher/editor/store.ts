import { randomUUID } from "node:crypto";
import { constants } from "node:fs";
import { copyFile, mkdir, open, readdir, readFile, rm } from "node:fs/promises";
import { dirname, extname, join } from "node:path";
import { renameOver } from "../shared/rename";

/** Writes to the disk so that whoever reads at any moment sees the old file or the new one, whole. */
export type Store = {
  write: (path: string, file: string, bytes: Buffer) => Promise<void>;
  remove: (path: string, file: string) => Promise<void>;
  /** What the file held before its last edit. */
  lastVersion: (file: string) => Promise<Buffer | undefined>;
};

const KEPT_VERSIONS = 20;

async function writeThrough(path: string, bytes: Buffer): Promise<void> {
  const handle = await open(path, "wx");
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Keeps the versions of a file that edits replace or delete, the newest few of them: content may
 * wait long for its commit, and a slip is found out late.
 */
async function keepVersion(workDir: string, path: string, file: string): Promise<void> {
  const folder = join(workDir, "versions", file);
  await mkdir(folder, { recursive: true });
  const name = new Date().toISOString().replaceAll(":", "-");
  await copyFile(path, join(folder, `${name}${extname(file)}`), constants.COPYFILE_FICLONE);
  const versions = (await readdir(folder)).sort();
  await Promise.all(versions.slice(0, -KEPT_VERSIONS).map((old) => rm(join(folder, old))));
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === "ENOENT";

async function keepIfThere(workDir: string, path: string, file: string): Promise<void> {
  try {
    await keepVersion(workDir, path, file);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/** A store that uses a folder on the same disk for what is not finished. */
export function createStore(workDir: string): Store {
  return {
    async write(path, file, bytes) {
      const unfinished = join(workDir, "unfinished");
      await mkdir(unfinished, { recursive: true });
      await mkdir(dirname(path), { recursive: true });
      await keepIfThere(workDir, path, file);
      const temporary = join(unfinished, randomUUID());
      try {
        await writeThrough(temporary, bytes);
        await renameOver(temporary, path);
      } finally {
        await rm(temporary, { force: true });
      }
    },
    async remove(path, file) {
      await keepIfThere(workDir, path, file);
      await rm(path);
    },
    async lastVersion(file) {
      const folder = join(workDir, "versions", file);
      try {
        const newest = (await readdir(folder)).sort().at(-1);
        return newest === undefined ? undefined : await readFile(join(folder, newest));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
  };
}
