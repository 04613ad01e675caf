import fs from "stubborn-fs";

/**
 * How long a rename waits for others to let go of a file, in ms. Windows refuses to replace or move
 * what a virus scanner, an editor or a visitor's download has open; other systems do not.
 */
const timeoutMs = process.platform === "win32" ? 10_000 : 0;

/** Renames a file or folder, over the one that is there; tries again while others hold it open. */
export const renameOver = (from: string, to: string, timeout = timeoutMs): Promise<void> =>
  fs.retry.rename({ timeout })(from, to);

/** The same, for programs that do one thing after the other. */
export const renameOverSync = (from: string, to: string, timeout = timeoutMs): void => {
  fs.retry.renameSync({ timeout })(from, to);
};
