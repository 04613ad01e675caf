/**
 * The first sentence of a text, where there is no room for the rest. A period among the first 24 characters
 * does not count, because it may end an abbreviation.
 */
export const firstSentence = (text: string) =>
  /^.{24,}?[.!?](?=\s+[\p{Lu}“])/su.exec(text)?.[0] ?? text;
