/** The number of words in texts, without numbers. */
export const countWords = (texts: readonly string[]): number =>
  texts.join(" ").match(/\p{L}+/gu)?.length ?? 0;
