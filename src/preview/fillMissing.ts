import * as z from "zod";
import { capitalized } from "../content/words/wording";
import { childOf, innermost, isGroup, isVisibleText, metaOf } from "../content/schema/schemaParts";

const isMissing = (value: unknown) =>
  value === undefined || value === null || (typeof value === "string" && value.trim() === "");

/** A substitute for a value that the form does not have yet. */
function substitute(schema: z.ZodType, name: string): unknown {
  const { kind, title = capitalized(name) } = metaOf(schema);
  if (schema instanceof z.ZodObject) return fillMissing(schema, {});
  if (schema instanceof z.ZodEnum) return schema.options[0];
  // The page shows as many stars as the form: none.
  if (kind === "stars") return 0;
  if (schema instanceof z.ZodNumber) return Math.max(schema.minValue ?? 1, 1);
  if (schema instanceof z.ZodArray) {
    const item = childOf(schema, 0);
    const isEmpty = !item || metaOf(item).kind === "reference" || schema.safeParse([]).success;
    return isEmpty ? [] : [substitute(item, metaOf(schema).singular ?? name)];
  }
  return kind === "imageFile" || !isVisibleText(schema) ? "" : `[${title}]`;
}

/**
 * Fills a form's empty required fields, so that the preview can draw the page. A missing text becomes its
 * label in brackets: "[Introduction]". Optional fields stay empty.
 */
export function fillMissing(schema: z.ZodType, value: unknown, name = ""): unknown {
  const inner = innermost(schema);
  if (isMissing(value)) return schema.isOptional() ? value : substitute(inner, name);
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    const { singular = name } = metaOf(inner);
    return value.map((item: unknown) => fillMissing(inner.element as z.ZodType, item, singular));
  }
  if (!(inner instanceof z.ZodObject) || !isGroup(value)) return value;
  let number: unknown;
  const fields = Object.entries(inner.shape).map(([key, field]): [string, unknown] => {
    const schema = field as z.ZodType;
    const isNumber = innermost(schema) instanceof z.ZodNumber;
    // The missing end of a range takes the value of the start, so that the range is valid.
    const given = isNumber && !schema.isOptional() && isMissing(value[key]) ? number : value[key];
    const filled = fillMissing(schema, given, key);
    if (isNumber) number = filled;
    return [key, filled];
  });
  const whole: Record<string, unknown> = { ...value, ...Object.fromEntries(fields) };
  for (const [key, field] of Object.entries(inner.shape)) {
    const { proposed } = metaOf(field as z.ZodType);
    if (proposed && whole[key] === "") whole[key] = proposed(whole);
  }
  return whole;
}
