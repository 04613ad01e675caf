import * as z from "zod";
import { fileOfIssue, placeName, type Issue } from "../../../src/content/check/issue";
import { contentTypeOf } from "../../../src/content/model/contentTypes";
import { folders } from "../../../src/content/schema/folders";
import { innermost, metaOf, schemaAt } from "../../../src/content/schema/schemaParts";
import { titleOfFile } from "../../../src/content/schema/titles";
import { capitalized, uncapitalized, withArticle } from "../../../src/content/words/wording";

/** A message with its period, unless it is a question, and with printer's quotation marks. */
export const asSentence = (message: string): string =>
  (/[.?!]$/.test(message) ? message : `${message}.`).replace(/"([^"]*)"/g, "“$1”");

/** What to do in an empty field. */
function whatToDo(schema: z.ZodType, label: string, problem: string): string {
  const { kind, suggestions, expected = "", to } = metaOf(schema);
  const inner = innermost(schema);
  const isChoice = inner instanceof z.ZodEnum || kind === "category" || suggestions !== undefined;
  if (kind === "stars" && inner instanceof z.ZodNumber)
    return `Choose ${inner.minValue} to ${inner.maxValue} stars.`;
  if (kind === "imageFile") return "Choose a picture.";
  if (to) return `Choose ${withArticle(uncapitalized(folders[to].singular))}.`;
  if (isChoice) return `Choose ${withArticle(uncapitalized(label))}.`;
  if (inner instanceof z.ZodObject) return `${label} is empty. Fill in its fields.`;
  if (inner instanceof z.ZodArray)
    return asSentence(`${label} ${problem.replace(/^is missing/, "is empty")}`);
  return inner instanceof z.ZodString
    ? `${label} is empty.`
    : `${label} is empty. Type ${expected}.`;
}

/** The problem with a picture or a reference, without file names; undefined for any other problem. */
function withoutFiles(schema: z.ZodType, problem: string): string | undefined {
  const { kind, to } = metaOf(schema);
  if (to && /but there is no such/.test(problem))
    return `This ${uncapitalized(folders[to].singular)} is no longer there. Choose another.`;
  if (kind !== "imageFile") return undefined;
  const [, ofPicture] = /, but data\/\S+ (.*)$/s.exec(problem) ?? [];
  if (ofPicture !== undefined) return `This picture ${asSentence(ofPicture)} Choose another.`;
  const [, where] = /which the same page already shows: (.*); choose/s.exec(problem) ?? [];
  return where === undefined
    ? "This picture is missing. Choose another."
    : `The page shows this picture twice (${where.replaceAll(" › ", ", ")}). Choose another.`;
}

/** An issue in two parts: the labels of its field, as in the form, and the problem. */
function partsOf(issue: Issue, content: unknown) {
  const { path, message } = issue;
  const file = fileOfIssue(issue);
  const whole = placeName({ file, content }, path);
  const labels = whole.slice(titleOfFile(file, content).length).replace(/^ › /, "").split(" › ");
  const problem = message.startsWith(whole)
    ? message.slice(whole.length).replace(/^:? /, "")
    : undefined;
  return { labels, problem };
}

/**
 * The labels of an issue's field, and what is to do there, without the names of files: "Hero, Picture",
 * "This picture is missing. Choose another."
 */
export function labelsAndRemedy(issue: Issue, content: unknown): [labels: string, remedy: string] {
  const { labels, problem = issue.message } = partsOf(issue, content);
  const type = contentTypeOf(fileOfIssue(issue));
  const schema = type && schemaAt(type.schema, issue.path);
  return [labels.join(", "), (schema && withoutFiles(schema, problem)) ?? asSentence(problem)];
}

/**
 * The sentence of an issue for somebody who sees its form: without the name of the entry, which the form
 * shows, and without the names of files, which the office never sees.
 */
export function sentenceInForm(issue: Issue, content: unknown): string {
  const { labels, problem } = partsOf(issue, content);
  if (problem === undefined) return asSentence(issue.message);
  const { path } = issue;
  const type = contentTypeOf(fileOfIssue(issue));
  const schema = type && schemaAt(type.schema, path);
  const label = labels.at(-1) ?? "";
  if (!schema || path.length === 0) return asSentence(capitalized(`${label} ${problem}`.trim()));
  // Hours say themselves what to do with an empty time.
  const isEmpty = /^is (missing|empty); (?!give both)/.test(problem);
  if (isEmpty) return whatToDo(schema, label, problem);
  return withoutFiles(schema, problem) ?? asSentence(`${label} ${problem}`);
}
