/** A number with its word: "1 file", "2 files". */
export const counted = (count: number, word: string): string =>
  `${count} ${word}${count === 1 ? "" : "s"}`;

export const isFullDisk = (error: unknown): boolean =>
  (error as { code?: unknown } | undefined)?.code === "ENOSPC";

/** Why something failed that depends on the machine, in words. */
export function reasonOf(error: unknown): string {
  if (isFullDisk(error)) return "The disk is full: make room on it, and save once more.";
  return error instanceof Error ? error.message : String(error);
}
