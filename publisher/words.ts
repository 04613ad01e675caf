/** A number with its word: "1 file", "2 files". */
export const counted = (count: number, word: string): string =>
  `${count} ${word}${count === 1 ? "" : "s"}`;
