import { randomUUID } from "node:crypto";
import { rmSync, statSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { renameOver } from "../../plugins/gatsby-plugin-site-files/rename";

export type Store = ReturnType<typeof createStore>;

/**
 * Writes files so that a reader always sees the complete old or new one.
 * @param workDir a folder for unfinished files is made here
 */
export function createStore(workDir: string) {
  const unfinished = join(workDir, "unfinished");
  // A process that was killed may have left some.
  rmSync(unfinished, { recursive: true, force: true });

  /** The path for an unfinished file, on the same disk as the finished one, so that a rename moves it. */
  function temporaryFor(path: string): string {
    const folder = dirname(path);
    return statSync(folder).dev === statSync(unfinished).dev
      ? join(unfinished, randomUUID())
      : join(folder, `.${randomUUID()}.part`);
  }

  return {
    /**
     * Writes the new version beside the old one; only this step can fail on a full disk.
     * @param bytes undefined deletes the file
     * @returns takePlace, which makes the change in one step, and discard, which drops it
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
