import { harmless } from "../wording";
import { contentTypeOf } from "../model/contentTypes";
import { labelsOfPath } from "../plain/labels";
import { titleOfFile } from "../plain/titles";
import type { Path } from "../schemaParts";

/** One thing that the check has to say: an error, which stops a build, or a warning. */
export type Issue = {
  /** The file as one finds it from the top folder: "data/testimonials/jane-d.json". */
  file: string;
  /** Where in the file; empty where that is all of it. */
  path: Path;
  /** What is found and what is wanted, in the words of the forms: a sentence without its end. */
  message: string;
};

/** A file below data/, and what it holds, where that can be read. */
type Content = { file: string; content?: unknown };

/** A place of a file, as the forms call it: "Testimonial “Jane D.” › Stars". */
export function placeName({ file, content }: Content, path: Path): string {
  const type = contentTypeOf(file);
  return [
    titleOfFile(file, content),
    ...(type ? labelsOfPath(type.schema, path, content) : []),
  ].join(" › ");
}

/** An issue at a place of a content file; `problem` reads on from the place. */
export function issueAt(content: Content, path: Path, problem: string): Issue {
  const place = placeName(content, path);
  const message = harmless(`${place}${path.length > 0 ? "" : ":"} ${problem}`);
  return { file: `data/${content.file}`, path, message };
}

/** A path as a text editor shows it; lists count from 1. */
export function fieldName(path: Path): string {
  return path.map((step) => (typeof step === "number" ? `no. ${step + 1}` : step)).join(" › ");
}

/** Tells whether two issues are at one place, however they name it: names may change with an edit. */
export const placeKey = ({ file, path, message }: Issue): string =>
  JSON.stringify([file, path.length > 0 ? path : message]);

/** An issue as one line for those who see files: the sentence, and where that is. */
export const formatIssue = ({ file, path, message }: Issue): string =>
  harmless(`${message} (${[file, ...(path.length > 0 ? [fieldName(path)] : [])].join(", ")})`);

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
