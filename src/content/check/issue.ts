import { harmless } from "../harmless";
import type { Path } from "../schemaParts";

/** One thing that the check has to say of the content. */
type Finding = {
  /** The file as one finds it from the top folder: "data/testimonials/jane-d.json". */
  file: string;
  /** Where in the file: "items › no. 3 › answer". */
  field?: string;
  /** The same place as steps, for those who show it in other words. */
  path?: Path;
  /** What is found and what is wanted; it reads on from the field, or else from the file. */
  message: string;
  /** The same for those who see forms and no files; without it, the message is for them, too. */
  plain?: string;
  /** The address of the page that it is about, where that is no file. */
  page?: string;
};

/** One thing that is wrong in the content: the site is not built with it. */
export type Fault = Finding;

/** One thing that the content would do better without. The site is built all the same. */
export type Advice = Finding;

/** A path in plain form; lists count from 1. */
export function fieldName(path: Path): string {
  return path.map((step) => (typeof step === "number" ? `no. ${step + 1}` : step)).join(" › ");
}

/** A fault at a place of a content file. `file` is its path below data/. */
export function faultAt(file: string, path: Path, message: string): Fault {
  const fault: Fault = { file: `data/${file}`, message };
  return path.length > 0 ? { ...fault, field: fieldName(path), path } : fault;
}

/**
 * Advice on a place of a content file.
 * @param file its path below data/
 * @param plain the message for those who see forms and no files
 */
export const adviceAt = (file: string, path: Path, message: string, plain?: string): Advice => ({
  ...faultAt(file, path, message),
  ...(plain !== undefined && { plain }),
});

/** A fault or a piece of advice as one line. */
export function formatFault({ file, field, message }: Finding): string {
  return harmless(`${file}: ${field === undefined ? "" : `${field} `}${message}`);
}

const longestList = 40;

/** Sentences as a list that can be read to its end: the first of them, and how many more there are. */
export function firstOf(sentences: readonly string[]): string[] {
  const more = sentences.length - longestList;
  return more > 0 ? [...sentences.slice(0, longestList), `… and ${more} more`] : [...sentences];
}

const longestQuote = 100;

/** A text from the content as a sentence shows it: cut where it is long. */
export const cut = (text: string): string =>
  text.length <= longestQuote ? text : `${text.slice(0, longestQuote).trimEnd()}…`;

/** The same in quotation marks. */
export const quoted = (text: string): string => `"${cut(text)}"`;
