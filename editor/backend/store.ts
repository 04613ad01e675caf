import { randomUUID } from "node:crypto";
import { rmSync, statSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { renameOver } from "../../plugins/gatsby-plugin-site-files/rename";

export type Store = ReturnType<typeof createStore>;

/**
 * Writes to the disk so that whoever reads at any moment sees the old file or the new one, whole.
 * @param workDir where it has a folder for what is not finished
 */
export function createStore(workDir: string) {
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
    /**
     * Does all that a full disk could prevent.
     * @param bytes what the file is to hold; undefined for one that is to go
     * @returns takePlace, which makes the change at once, and discard, which leaves nothing of it
     */
    async prepare(path: string, bytes: Buffer | undefined) {
      if (!bytes) return { takePlace: () => rm(path), discard: () => Promise.resolve() };
      await mkdir(unfinished, { recursive: true });
      await mkdir(dirname(path), { recursive: true });
      const temporary = temporaryFor(path);
      const discard = () => rm(temporary, { force: true });
      try {
        await writeFile(temporary, bytes, { flag: "wx", flush: true });
      } catch (error) {
        await discard();
        throw error;
      }
      return { takePlace: () => renameOver(temporary, path), discard };
    },
  };
}
