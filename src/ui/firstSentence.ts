/** The first sentence of a text, where there is no room for the rest. An early period may end an abbreviation. */
export const firstSentence = (text: string) =>
  /^.{24,}?[.!?](?=\s+[\p{Lu}“])/su.exec(text)?.[0] ?? text;
