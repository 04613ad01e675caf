import * as z from "zod";
import { innermost, isGroup, metaOf, schemaAt, valueAt, type Path } from "../schema/schemaParts";
import { pluralize } from "../words/wording";
import { didYouMean } from "./didYouMean";
import type { Entry } from "./entry";
import { issueAt, quoted, type Issue } from "./issue";

/** A value in a sentence: the text itself, or the kind of value. */
export function shown(value: unknown): string {
  if (typeof value === "string") return quoted(value.replaceAll(/\s+/g, " "));
  if (Array.isArray(value)) return `a list with ${pluralize(value.length, "item")}`;
  return isGroup(value) ? "a group of fields" : String(value);
}

function isEmpty(value: unknown): boolean {
  if (typeof value === "string") return value.trim() === "";
  return value === null || (Array.isArray(value) && value.length === 0);
}

const sizeCodes: readonly string[] = ["too_small", "too_big"];

/** The first half of a sentence, which says what the place holds: `is "x"`, "is missing". */
function found(value: unknown, code: string, singular = "item"): string {
  if (value === undefined) return "is missing";
  if (isEmpty(value)) return "is empty";
  if (typeof value === "string" && sizeCodes.includes(code)) {
    return `has ${value.trim().length} characters`;
  }
  if (Array.isArray(value) && sizeCodes.includes(code)) {
    return `has ${pluralize(value.length, singular)}`;
  }
  return `is ${shown(value)}`;
}

/** The end of the sentence about a text that is too long or too short; undefined if its length is right. */
export function lengthProblem(length: number, schema: z.ZodType): string | undefined {
  const inner = innermost(schema);
  if (!(inner instanceof z.ZodString)) return undefined;
  const { minLength, maxLength } = inner;
  if (maxLength !== null && length > maxLength) return `but only ${maxLength} fit`;
  if (minLength !== null && length < minLength) return `but it needs at least ${minLength}`;
  return undefined;
}

/**
 * A hint for a value whose only error is extra or missing quotation marks. People overlook them.
 */
function quotesHint(value: unknown, schema: z.ZodType): string {
  const isNumeric =
    typeof value === "string" && value.trim() !== "" && !Number.isNaN(Number(value));
  if (schema instanceof z.ZodNumber && isNumeric) return ", without quotation marks";
  const isBare = typeof value === "number" || typeof value === "boolean";
  if (schema instanceof z.ZodString && isBare) return ", in quotation marks";
  return "";
}

function unknownField(key: string, group: z.ZodType | undefined, siblings: unknown): string {
  const inner = group && innermost(group);
  const known = inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
  const unused = known.filter((name) => !isGroup(siblings) || !Object.hasOwn(siblings, name));
  const hint = didYouMean(key, unused) || `; the fields here are ${known.join(", ")}`;
  return `is not a known field here${hint}`;
}

/** Checks the fields of one file against the model. */
export function errorsOfFields(entry: Pick<Entry, "file" | "type" | "content">): Issue[] {
  const { content } = entry;
  const { schema } = entry.type;
  const { error } = schema.safeParse(content);
  return (error?.issues ?? []).flatMap((issue) => {
    const path = issue.path as Path;
    const at = schemaAt(schema, path);
    const value = valueAt(content, path);
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key) => issueAt(entry, [...path, key], unknownField(key, at, value)));
    }
    const isMissingGroup = value === undefined && at && innermost(at) instanceof z.ZodObject;
    const inForm = value === undefined || isEmpty(value) ? { isEmpty: true } : {};
    if (isMissingGroup) return [issueAt(entry, path, "is missing; fill in its fields", inForm)];
    const { expected = "something else", count, singular } = at ? metaOf(at) : {};
    const first = found(value, issue.code, singular);
    if (count && Array.isArray(value))
      return [issueAt(entry, path, `${first}; it must have ${count}`, inForm)];
    const ofLength = at && typeof value === "string" && !isEmpty(value);
    const problem = ofLength ? lengthProblem(value.trim().length, at) : undefined;
    if (problem !== undefined) return [issueAt(entry, path, `${first}, ${problem}`)];
    const hint = at ? quotesHint(value, innermost(at)) : "";
    return [issueAt(entry, path, `${first}; it must be ${expected}${hint}`, inForm)];
  });
}
