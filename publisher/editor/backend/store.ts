import { randomUUID } from "node:crypto";
import { rmSync, statSync } from "node:fs";
import { mkdir, open, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { renameOver } from "../../shared/rename";

/** A file that is written in full, and takes its place at once. */
export type Prepared = {
  takePlace: () => Promise<void>;
  /** Leaves nothing of it, where it has not taken its place. */
  discard: () => Promise<void>;
};

/** Writes to the disk so that whoever reads at any moment sees the old file or the new one, whole. */
export type Store = {
  /** Does all that a full disk could prevent. */
  prepare: (path: string, bytes: Buffer) => Promise<Prepared>;
  remove: (path: string) => Promise<void>;
};

async function writeThrough(path: string, bytes: Buffer): Promise<void> {
  const handle = await open(path, "wx");
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A store that uses a folder for what is not finished. */
export function createStore(workDir: string): Store {
  const unfinished = join(workDir, "unfinished");
  // What a process that was killed has left.
  rmSync(unfinished, { recursive: true, force: true });

  /** A place for a file until it is finished: no file can be moved from one disk to another at once. */
  function temporaryFor(path: string): string {
    const folder = dirname(path);
    return statSync(folder).dev === statSync(unfinished).dev
      ? join(unfinished, randomUUID())
      : join(folder, `.${randomUUID()}.part`);
  }

  return {
    async prepare(path, bytes) {
      await mkdir(unfinished, { recursive: true });
      await mkdir(dirname(path), { recursive: true });
      const temporary = temporaryFor(path);
      const discard = () => rm(temporary, { force: true });
      try {
        await writeThrough(temporary, bytes);
      } catch (error) {
        await discard();
        throw error;
      }
      return { takePlace: () => renameOver(temporary, path), discard };
    },
    remove: (path) => rm(path),
  };
}
