import * as z from "zod";
import { childOf, innermost, isGroup, metaOf, namedFile, type Path } from "../schema/schemaParts";

/** The field that takes an entry, or an item of a list, off the site for a while. */
export const offSiteField = "offSite";

/** The label of its switch. */
export const offSiteLabel = "Hide from visitors for now";

/** True if an entry or an item is off the site. */
export const isOffSite = (value: unknown): boolean =>
  isGroup(value) && value[offSiteField] === true;

/** The files of the entries that are off the site. */
type FilesOff = { has: (file: string) => boolean };

/** The part of a value that pages show, or the path of a required list that is too short. */
type Left = { value: unknown } | { short: Path };

const minItemsOf = (list: z.ZodArray) => z.toJSONSchema(list, { io: "input" }).minItems ?? 0;

function leftOfList(list: z.ZodArray, items: readonly unknown[], off: FilesOff): Left {
  const kept = items.flatMap((item) => {
    const left = leftOf(list.element as z.ZodType, item, off);
    return "value" in left ? [left.value] : [];
  });
  const isShort = kept.length < items.length && kept.length < minItemsOf(list);
  return isShort ? { short: [] } : { value: kept };
}

function leftOfGroup(group: z.ZodType, value: Record<string, unknown>, off: FilesOff): Left {
  const kept: [string, unknown][] = [];
  for (const [key, each] of Object.entries(value)) {
    if (key === offSiteField) continue;
    const field = childOf(group, key);
    const left: Left = field ? leftOf(field, each, off) : { value: each };
    if ("value" in left) kept.push([key, left.value]);
    else if (!field?.isOptional()) return { short: [key, ...left.short] };
  }
  return { value: Object.fromEntries(kept) };
}

function leftOf(schema: z.ZodType, value: unknown, off: FilesOff): Left {
  const inner = innermost(schema);
  if (off.has(namedFile(metaOf(schema), value) ?? "")) return { short: [] };
  if (inner instanceof z.ZodArray && Array.isArray(value)) return leftOfList(inner, value, off);
  if (!isGroup(value)) return { value };
  return isOffSite(value) ? { short: [] } : leftOfGroup(inner, value, off);
}

/**
 * Removes items and references that are off the site, and optional parts that need them. If a
 * required list is too short then, the content stays as it is, and the check refuses it.
 */
export function withoutOffSite<T>(schema: z.ZodType, content: T, off: FilesOff): T {
  const left = leftOf(schema, content, off);
  return "value" in left ? (left.value as T) : content;
}

/** The path of a required list that is too short while some entries are off the site. */
export function shortList(schema: z.ZodType, content: unknown, off: FilesOff): Path | undefined {
  const left = isOffSite(content) ? undefined : leftOf(schema, content, off);
  return left && "short" in left ? left.short : undefined;
}
