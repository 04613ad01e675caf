import * as z from "zod";
import { fileOfIssue, type Issue } from "../../../src/content/check/issue";
import { contentTypeOf } from "../../../src/content/model/contentTypes";
import { folders } from "../../../src/content/schema/folders";
import { curlyQuoted } from "../../../src/content/schema/labels";
import { innermost, metaOf, schemaAt } from "../../../src/content/schema/schemaParts";
import { capitalized, uncapitalized, withArticle } from "../../../src/content/words/wording";

/**
 * A message as a sentence: with a period, unless it already ends with a mark, and with curly quotation
 * marks.
 */
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
  if (inner instanceof z.ZodObject) return `${curlyQuoted(label)} is empty. Fill in its fields.`;
  if (inner instanceof z.ZodArray)
    return asSentence(`${curlyQuoted(label)} ${problem.replace(/^is missing/, "is empty")}`);
  return inner instanceof z.ZodString
    ? `${curlyQuoted(label)} is empty.`
    : `${curlyQuoted(label)} is empty. Type ${expected}.`;
}

/** The problem of an issue and what to do, as a sentence without the place and without the names of files. */
export const sentenceWithoutPlace = ({ sentence, problem, message }: Issue): string =>
  asSentence(sentence ?? problem ?? message);

/**
 * The sentence of an issue for somebody who sees its form: without the name of the entry, which the form
 * shows, and without the names of files, which the office never sees.
 */
export function sentenceInForm(issue: Issue): string {
  const { path, labels, problem, sentence, isEmpty } = issue;
  if (sentence !== undefined || problem === undefined || !labels)
    return sentenceWithoutPlace(issue);
  const label = labels.at(-1);
  if (label === undefined) return asSentence(capitalized(problem));
  const type = contentTypeOf(fileOfIssue(issue));
  const schema = type && schemaAt(type.schema, path);
  return schema && isEmpty
    ? whatToDo(schema, label, problem)
    : asSentence(`${curlyQuoted(label)} ${problem}`);
}
