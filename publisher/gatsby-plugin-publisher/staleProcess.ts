import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { acquireLock, isLocked } from "../../plugins/gatsby-plugin-site-files/lock";

const intervalMs = 100;

/** What a Gatsby process that a publisher started holds as long as it lives. */
const lockOf = (root: string) => join(root, ".cache");

/** Called in a Gatsby process: shows that it works in the folder, until it has ended. */
export const showProcess = (root: string): Promise<boolean> => acquireLock(lockOf(root));

/**
 * A Gatsby process whose publisher was killed ends by itself, but may take a moment: two of them
 * must not work in one folder.
 * @throws Error when it has not ended in time
 */
export async function staleProcessEnded(root: string, timeoutMs = 30_000): Promise<void> {
  for (let waited = 0; await isLocked(lockOf(root)); waited += intervalMs) {
    if (waited >= timeoutMs)
      throw new Error(
        "A Gatsby process of an earlier npm start is still at work in this folder: end it, and save once more.",
      );
    await pause(intervalMs);
  }
}
