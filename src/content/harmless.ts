// Control characters, halves of characters, and what ends a line or turns the direction of writing.
const harmful = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

const asEscape = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** A line that quotes content or names of files, as it may be shown: a terminal obeys no sign in it. */
export const harmless = (line: string): string => line.replaceAll(harmful, asEscape);
