import { randomUUID } from "node:crypto";
import { mkdir, open, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { renameOver } from "../shared/rename";

/** Writes to the disk so that whoever reads at any moment sees the old file or the new one, whole. */
export type Store = {
  write: (path: string, bytes: Buffer) => Promise<void>;
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

/** A store that uses a folder on the same disk for what is not finished. */
export function createStore(workDir: string): Store {
  return {
    async write(path, bytes) {
      const unfinished = join(workDir, "unfinished");
      await mkdir(unfinished, { recursive: true });
      await mkdir(dirname(path), { recursive: true });
      const temporary = join(unfinished, randomUUID());
      try {
        await writeThrough(temporary, bytes);
        await renameOver(temporary, path);
      } finally {
        await rm(temporary, { force: true });
      }
    },
    remove: (path) => rm(path),
  };
}
