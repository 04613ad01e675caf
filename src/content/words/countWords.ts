/** Counts the words in texts. A number like 1975 is no word. */
export const countWords = (texts: readonly string[]): number =>
  texts.join(" ").match(/\p{L}+/gu)?.length ?? 0;
