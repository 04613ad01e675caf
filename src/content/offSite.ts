import * as z from "zod";
import { childOf, innermost, isGroup, metaOf, type Path } from "./schemaParts";

/** The field that takes an entry, or an item of a list, off the site for a while. */
export const offSiteField = "offSite";

/** The label of its switch. */
export const offSiteLabel = "Hide from visitors for now";

/** True if an entry or an item is off the site. */
export const isOffSite = (value: unknown): boolean =>
  isGroup(value) && value[offSiteField] === true;

/** True if the entry of a folder is off the site. */
export type IsOff = (folder: string, slug: string) => boolean;

/** The part of a value that pages show, or the path of a required list that is too short. */
type Left = { value: unknown } | { short: Path };

const minItemsOf = (list: z.ZodArray) => z.toJSONSchema(list, { io: "input" }).minItems ?? 0;

function leftOfList(list: z.ZodArray, items: readonly unknown[], isOff: IsOff): Left {
  const kept = items.flatMap((item) => {
    const left = leftOf(list.element as z.ZodType, item, isOff);
    return "value" in left ? [left.value] : [];
  });
  const isShort = kept.length < items.length && kept.length < minItemsOf(list);
  return isShort ? { short: [] } : { value: kept };
}

function leftOfGroup(group: z.ZodType, value: Record<string, unknown>, isOff: IsOff): Left {
  const kept: [string, unknown][] = [];
  for (const [key, each] of Object.entries(value)) {
    if (key === offSiteField) continue;
    const field = childOf(group, key);
    const left: Left = field ? leftOf(field, each, isOff) : { value: each };
    if ("value" in left) kept.push([key, left.value]);
    else if (!field?.isOptional()) return { short: [key, ...left.short] };
  }
  return { value: Object.fromEntries(kept) };
}

function leftOf(schema: z.ZodType, value: unknown, isOff: IsOff): Left {
  const inner = innermost(schema);
  const { kind, to } = metaOf(schema);
  if (kind === "reference" && to) return isOff(to, String(value)) ? { short: [] } : { value };
  if (inner instanceof z.ZodArray && Array.isArray(value)) return leftOfList(inner, value, isOff);
  if (!isGroup(value)) return { value };
  return isOffSite(value) ? { short: [] } : leftOfGroup(inner, value, isOff);
}

/**
 * Removes items and references that are off the site, and optional parts that need them. If a
 * required list is too short then, the content stays as it is, and the check refuses it.
 */
export function withoutOffSite<T>(schema: z.ZodType, content: T, isOff: IsOff): T {
  const left = leftOf(schema, content, isOff);
  return "value" in left ? (left.value as T) : content;
}

/** The path of a required list that is too short while some entries are off the site. */
export function shortList(schema: z.ZodType, content: unknown, isOff: IsOff): Path | undefined {
  const left = isOffSite(content) ? undefined : leftOf(schema, content, isOff);
  return left && "short" in left ? left.short : undefined;
}
