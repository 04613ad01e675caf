import * as z from "zod";
import type { ContentType } from "../model/contentTypes";
import { dropBlanks } from "../normalize";
import { innermost, isGroup } from "../schemaParts";
import { printJson } from "./json";

/** A group of fields that a page may do without. */
export function isOptionalGroup(field: z.ZodType): boolean {
  return field instanceof z.ZodOptional && innermost(field) instanceof z.ZodObject;
}

/** A list that must be there, but may have nothing in it. */
function isEmptyableList(field: z.ZodType): boolean {
  return field instanceof z.ZodArray && field.safeParse([]).success;
}

const fieldsOf = (schema: z.ZodObject) => Object.entries(schema.shape) as [string, z.ZodType][];

/** Goes down through groups and lists; `change` may replace the value of any field of a group. */
function mapFields(
  schema: z.ZodType,
  value: unknown,
  change: (field: z.ZodType, value: unknown) => unknown,
): unknown {
  const inner = innermost(schema);
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((item: unknown) => mapFields(inner.element as z.ZodType, item, change));
  }
  if (!(inner instanceof z.ZodObject) || !isGroup(value)) return value;
  const known = fieldsOf(inner).flatMap(([key, field]) => {
    const changed = change(field, value[key]);
    return changed === undefined ? [] : [[key, changed] as const];
  });
  const unknown = Object.keys(value)
    .filter((key) => !Object.hasOwn(inner.shape, key))
    .sort()
    .map((key) => [key, value[key]] as const);
  return Object.fromEntries([...known, ...unknown]);
}

/** Puts fields into the model's order; those it does not know come last, sorted. */
function arrange(schema: z.ZodType, value: unknown): unknown {
  return mapFields(schema, value, (field, each) =>
    each === undefined && isEmptyableList(field) ? [] : arrange(field, each),
  );
}

/**
 * The text of a content file: fields in the model's order, optional fields in which nothing stands
 * left out. The same content always gives the same text, whoever wrote it.
 */
export function formatContent(type: ContentType, content: unknown): string {
  return printJson(arrange(type.schema, dropBlanks(type.schema, content)));
}

/**
 * Content as the editor's form holds it: a group that a page may do without is a list with at most
 * one item. So the form has a button that adds it and one that takes it away, and demands its fields
 * only where it is there.
 */
export function toForm(schema: z.ZodType, content: unknown): unknown {
  return mapFields(schema, content, (field, value) => {
    if (value === undefined) return undefined;
    const form = toForm(field, value);
    return isOptionalGroup(field) && isGroup(form) ? [form] : form;
  });
}

/** The way back from `toForm`. */
export function fromForm(schema: z.ZodType, form: unknown): unknown {
  return mapFields(schema, form, (field, value) => {
    const content = isOptionalGroup(field) && Array.isArray(value) ? (value[0] as unknown) : value;
    return content === undefined ? undefined : fromForm(field, content ?? {});
  });
}

/** The type among a few whose fields are most like those of a file. */
export function likeliestType(types: readonly ContentType[], content: unknown): ContentType {
  const keys = isGroup(content) ? Object.keys(content) : [];
  const strangeness = ({ schema }: ContentType) => {
    const known = Object.keys(schema.shape);
    const unknown = keys.filter((key) => !known.includes(key)).length;
    return unknown + known.filter((key) => !keys.includes(key)).length;
  };
  const [best] = [...types].sort((a, b) => strangeness(a) - strangeness(b));
  if (!best) throw new Error("There are no content types to choose from.");
  return best;
}
