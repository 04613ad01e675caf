/** A number with its word: "1 file", "2 files". */
export const counted = (count: number, word: string): string =>
  `${count} ${word}${count === 1 ? "" : "s"}`;

/** Why something failed that depends on the machine, in words. */
export function reasonOf(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown };
  if (code === "ENOSPC") return "The disk is full: make room on it, and save once more.";
  return error instanceof Error ? error.message : String(error);
}
