/**
 * Counts runs of letters as words: "1975" is none, "we’re" is two. That is close enough for a minimum length.
 */
export const countWords = (texts: readonly string[]): number =>
  texts.join(" ").match(/\p{L}+/gu)?.length ?? 0;
