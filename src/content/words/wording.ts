import { remedyOf } from "./remedies";

// Control characters, lone surrogates, line separators, and characters that change the direction of text.
const harmful = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

const asEscape = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** Escapes the characters in a line that a terminal or a browser would act on. */
export const harmless = (line: string): string => line.replaceAll(harmful, asEscape);

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", '"': "&quot;" };

/** Escapes a text for HTML and XML. */
export const escaped = (text: string) =>
  text.replace(/[&<"]/g, (character) => escapes[character] ?? "");

/** A text with its first letter capitalized. */
export const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** A text with its first letter in lowercase. "FAQs" stays as it is. */
export const uncapitalized = (words: string) =>
  words.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase());

/** A text with the quotes, hyphens and spaces of a keyboard. Each character keeps its place. */
const withKeyboardMarks = (text: string): string =>
  text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐‑–—]/g, "-")
    .replace(/\u00a0/g, " ");

/** A text in the form that texts share if they look the same, or differ only in quotes, hyphens and spaces. */
export const lookOf = (text: string): string =>
  withKeyboardMarks(text.normalize("NFC"))
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replaceAll(/\s+/g, " ")
    .trim();

/** A text in the form that ignores its look and capitals, to compare it with other texts. */
export const comparable = (text: string): string => lookOf(text).toLowerCase();

/** A text in lowercase, with the marks of a keyboard. Each character keeps its place. */
export const asTyped = (text: string): string => withKeyboardMarks(text.toLowerCase());

/** The largest number of characters that a sentence quotes from a text. */
export const longestQuote = 80;

/** Shortens a text for a sentence, and never halves an emoji. */
export function cut(text: string): string {
  if (text.length <= longestQuote) return text;
  const whole = text.slice(0, longestQuote).replace(/\p{Cs}$/u, "");
  return `${whole.trimEnd()}…`;
}

/** A word with its article: "a step", "an old address". */
export const withArticle = (word: string): string =>
  `${/^[aeiou]/i.test(word) ? "an" : "a"} ${word}`;

/** A number with its noun: "1 file", "2 files", "2 cities", "2 addresses". */
export const pluralize = (count: number, word: string): string =>
  `${count} ${count === 1 ? word : `${word}s`.replace(/(?<![aeiou])ys$/, "ies").replace(/ss+$/, "sses")}`;

/** "data/faqs/home.json and 2 more files" */
export function filesInWords(paths: readonly string[]): string {
  const [first = "", ...rest] = paths;
  return harmless(
    rest.length === 0 ? first : `${first} and ${pluralize(rest.length, "more file")}`,
  );
}

/** True if an operation failed because the disk is full. */
export const isFullDisk = (error: unknown): boolean =>
  (error as Partial<NodeJS.ErrnoException> | undefined)?.code === "ENOSPC";

/** The reason for a failure of the machine, in words. */
export function reasonOf(error: unknown): string {
  const said = error instanceof Error ? error.message : String(error);
  if (isFullDisk(error) && !/watch/.test(said))
    return "The disk is full. Free some space, then save again.";
  const { code = "", path } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
  if (["EACCES", "EPERM", "EROFS"].includes(code) && path !== undefined)
    return harmless(
      `${path} cannot be opened or changed: this user needs permission, and no other program may have it open.`,
    );
  return [...said.split("\n").map(harmless), ...[remedyOf(said) ?? []].flat()].join("\n");
}
