import { cut, harmless } from "../words/wording";
import { contentTypeOf } from "../model/contentTypes";
import { labelsOfPath } from "../schema/labels";
import { titleOfFile } from "../schema/titles";
import type { Path } from "../schema/schemaParts";

/** One result of the check: an error, which stops a build, or a warning. */
export type Issue = {
  /** The path from the top folder: "data/testimonials/jane-d.json". */
  file: string;
  /** The path of the field. An empty path means the whole file. */
  path: Path;
  /** The sentence, without its period, in the words of the forms: the place, the problem and the remedy. */
  message: string;
  /** The labels of the field, as in its form; undefined if the file has no form. */
  labels?: readonly string[];
  /** The problem and the remedy without the place; undefined if the file has no form. */
  problem?: string;
} & InForm;

/** What the form of a field needs to show an issue in its own words. */
type InForm = {
  /** The sentence that the form shows in place of `problem`, if `problem` names files or slugs. */
  sentence?: string;
  /** The field is empty. Its form says how to fill in the field. */
  isEmpty?: boolean;
};

/** A file below data/, with its content if it is readable. */
type Content = { file: string; content?: unknown };

function labelsAt({ file, content }: Content, path: Path): string[] {
  const type = contentTypeOf(file);
  return type ? labelsOfPath(type.schema, path, content) : [];
}

const nameWith = ({ file, content }: Content, labels: readonly string[]): string =>
  [titleOfFile(file, content), ...labels].join(" › ");

/** The name of a place, in the words of the forms: "Testimonial “Jane D.” › Stars". */
export const placeName = (content: Content, path: Path): string =>
  nameWith(content, labelsAt(content, path));

/** An issue at a place of a content file. The message is the name of the place, then `problem`. */
export function issueAt(content: Content, path: Path, problem: string, inForm: InForm = {}): Issue {
  const labels = labelsAt(content, path);
  const place = nameWith(content, labels);
  const message = harmless(`${place}${path.length > 0 ? "" : ":"} ${problem}`);
  return {
    file: `data/${content.file}`,
    path,
    message,
    labels,
    problem: harmless(problem),
    ...inForm,
  };
}

/** The file of an issue below data/: "testimonials/jane-d.json". */
export const fileOfIssue = ({ file }: Pick<Issue, "file">): string => file.replace(/^data\//, "");

/**
 * The key of an issue's place: the file and the path. For a whole file, the message takes the place of the
 * path, because a file can have several issues.
 */
export const placeKey = ({
  file,
  path,
  message,
}: Pick<Issue, "file" | "path" | "message">): string =>
  JSON.stringify([file, path.length > 0 ? path : message]);

/** An issue as one line for the terminal: the sentence, the file and the path. List items count from 1. */
export function formatIssue({ file, path, message }: Issue): string {
  const steps = path.map((step) => (typeof step === "number" ? `no. ${step + 1}` : step));
  const field = steps.length > 0 ? `, ${steps.join(" › ")}` : "";
  return harmless(`${message} (${file}${field})`);
}

const longestList = 40;

/** Shortens a list of sentences to the first ones, and counts the rest. */
export function firstFew(sentences: readonly string[]): string[] {
  const more = sentences.length - longestList;
  return more > 0 ? [...sentences.slice(0, longestList), `… and ${more} more`] : [...sentences];
}

/** A text in quotation marks, shortened if it is long. */
export const quoted = (text: string): string => `"${cut(text)}"`;

/** Says where a character is in a text, so that the author finds the character: `after "MHIC #"`. */
export function placeInWords(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - 20), at).trim();
  return before === "" ? "at its beginning" : `after ${quoted(before)}`;
}
