import * as z from "zod";
import type { ContentType } from "../model/contentTypes";
import { cleanText } from "../words/cleanText";
import { childOf, innermost, isGroup } from "./schemaParts";

/** True if a value is empty: null, only spaces, or a list or group of empty values. */
function isBlank(schema: z.ZodType, value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === "string") return value.trim() === "";
  if (Array.isArray(value)) {
    const item = childOf(schema, 0);
    return value.every((each) => item !== undefined && isBlank(item, each));
  }
  if (isGroup(value)) {
    // An unknown field is never blank. It is probably a typo, so it must stay for the check to report it.
    return Object.entries(value).every(([key, each]) => {
      const field = childOf(schema, key);
      return field !== undefined && isBlank(field, each);
    });
  }
  return false;
}

/** True if a field is a required list that may be empty. */
const mayBeEmpty = (field: z.ZodType) => field instanceof z.ZodArray && field.safeParse([]).success;

/** A field of a normalized group: one pair of key and value, or none if the group leaves the field out. */
function keptField(field: z.ZodType, key: string, value: unknown): [string, unknown][] {
  if (value === undefined) return mayBeEmpty(field) ? [[key, []]] : [];
  return field instanceof z.ZodOptional && isBlank(field, value)
    ? []
    : [[key, normalized(field, value)]];
}

/**
 * A copy of a value in its normal form. Empty optional fields are gone: the editor leaves "", null or a
 * group of these in an emptied field. Empty required fields stay, so that the check reports them. A missing
 * required list is added if it may be empty. Fields are in the order of the model. `cleanText` cleans
 * their texts. Unknown fields come last, sorted and unchanged.
 */
export function normalized(schema: z.ZodType, value: unknown): unknown {
  const inner = innermost(schema);
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((item: unknown) => normalized(inner.element as z.ZodType, item));
  }
  if (inner instanceof z.ZodObject && isGroup(value)) {
    const known = Object.entries(inner.shape).flatMap(([key, field]) =>
      keptField(field as z.ZodType, key, value[key]),
    );
    const unknown = Object.entries(value)
      .filter(([key]) => !Object.hasOwn(inner.shape, key))
      .sort(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries([...known, ...unknown]);
  }
  return typeof value === "string" ? cleanText(schema, value) : value;
}

/**
 * The text of a content file: fields in the order of the model, without empty optional fields.
 * Equal content always gives equal text.
 */
export const formatContent = ({ schema }: ContentType, content: unknown): string =>
  `${JSON.stringify(normalized(schema, content), null, 2)}\n`;
