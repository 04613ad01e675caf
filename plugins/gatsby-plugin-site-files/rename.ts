import fs from "stubborn-fs";

/**
 * How long to retry a rename, in ms. Windows refuses to replace or move a file that another program
 * has open, as virus scanners do; other systems do not.
 */
const timeoutMs = process.platform === "win32" ? 10_000 : 0;

/** Renames a file or folder, replaces the one at the target, and retries while others have it open. */
export const renameOver = (from: string, to: string, timeout = timeoutMs): Promise<void> =>
  fs.retry.rename({ timeout })(from, to);

/** The same, synchronously. */
export const renameOverSync = (from: string, to: string, timeout = timeoutMs): void => {
  fs.retry.renameSync({ timeout })(from, to);
};
