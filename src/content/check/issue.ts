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
  /** The sentence, without its period, in the words of the forms: the problem and the remedy. */
  message: string;
};

/** A file below data/, with its content if it is readable. */
type Content = { file: string; content?: unknown };

/** The name of a place, in the words of the forms: "Testimonial “Jane D.” › Stars". */
export function placeName({ file, content }: Content, path: Path): string {
  const type = contentTypeOf(file);
  return [
    titleOfFile(file, content),
    ...(type ? labelsOfPath(type.schema, path, content) : []),
  ].join(" › ");
}

/** An issue at a place of a content file. The message is the name of the place, then `problem`. */
export function issueAt(content: Content, path: Path, problem: string): Issue {
  const place = placeName(content, path);
  const message = harmless(`${place}${path.length > 0 ? "" : ":"} ${problem}`);
  return { file: `data/${content.file}`, path, message };
}

/** The file of an issue below data/: "testimonials/jane-d.json". */
export const fileOfIssue = ({ file }: Pick<Issue, "file">): string => file.replace(/^data\//, "");

/** The key of an issue's place. An edit that renames the place keeps the key, unless the path is empty. */
export const placeKey = ({ file, path, message }: Issue): string =>
  JSON.stringify([file, path.length > 0 ? path : message]);

/** An issue as one line for readers of files: the sentence, the file and the field. Lists count from 1. */
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

/** A shortened text in quotation marks. */
export const quoted = (text: string): string => `"${cut(text)}"`;
