import * as z from "zod";
import type { ContentType } from "../model/contentTypes";
import { normalized } from "../normalize";
import { innermost, isGroup } from "../schemaParts";

/** True if a field is a required list that may be empty. */
function isEmptyableList(field: z.ZodType): boolean {
  return field instanceof z.ZodArray && field.safeParse([]).success;
}

const fieldsOf = (schema: z.ZodObject) => Object.entries(schema.shape) as [string, z.ZodType][];

/** Puts fields into the order of the model. Unknown fields come last, sorted. */
function arrange(schema: z.ZodType, value: unknown): unknown {
  const inner = innermost(schema);
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((item: unknown) => arrange(inner.element as z.ZodType, item));
  }
  if (!(inner instanceof z.ZodObject) || !isGroup(value)) return value;
  const known = fieldsOf(inner).flatMap(([key, field]) => {
    const each = value[key];
    if (each !== undefined) return [[key, arrange(field, each)] as const];
    return isEmptyableList(field) ? [[key, []] as const] : [];
  });
  const unknown = Object.keys(value)
    .filter((key) => !Object.hasOwn(inner.shape, key))
    .sort()
    .map((key) => [key, value[key]] as const);
  return Object.fromEntries([...known, ...unknown]);
}

/**
 * The text of a content file: fields in the order of the model, without empty optional fields.
 * Equal content always gives equal text.
 */
export function formatContent(type: ContentType, content: unknown): string {
  return `${JSON.stringify(arrange(type.schema, normalized(type.schema, content)), null, 2)}\n`;
}
