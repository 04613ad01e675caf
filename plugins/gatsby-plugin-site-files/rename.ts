import fs from "stubborn-fs";

/**
 * How long to retry a rename, in ms. Only Windows refuses to replace or move a file that another
 * program, such as a virus scanner, has open.
 */
const timeoutMs = process.platform === "win32" ? 10_000 : 0;

/** Renames a file or folder, and replaces the target. Retries while another program has it open. */
export const renameOver = (from: string, to: string, timeout = timeoutMs): Promise<void> =>
  fs.retry.rename({ timeout })(from, to);

/** The same, synchronously. */
export const renameOverSync = (from: string, to: string, timeout = timeoutMs): void => {
  fs.retry.renameSync({ timeout })(from, to);
};
