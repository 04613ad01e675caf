import * as z from "zod";
import { childOf, innermost, isGroup, metaOf, namedFile, type Path } from "../schema/schemaParts";

/** The field that hides an entry, or an item of a list, from visitors for a while. */
export const hiddenField = "hidden";

/** The label of that field's switch. */
export const hideLabel = "Hide from visitors for now";

/** True if an entry or an item is hidden. */
export const isHidden = (value: unknown): boolean => isGroup(value) && value[hiddenField] === true;

/** The files of the hidden entries. */
type HiddenFiles = { has: (file: string) => boolean };

/**
 * The part of a value that pages show. If nothing can remain, `short` is the path, within the value, of the
 * list that would be too short, or of the value that is hidden.
 */
type Remaining = { value: unknown } | { short: Path };

const minItemsOf = (list: z.ZodArray) => z.toJSONSchema(list, { io: "input" }).minItems ?? 0;

function remainingOfList(
  list: z.ZodArray,
  items: readonly unknown[],
  hiddenFiles: HiddenFiles,
): Remaining {
  const kept = items.flatMap((item) => {
    const remaining = remainingOf(list.element as z.ZodType, item, hiddenFiles);
    return "value" in remaining ? [remaining.value] : [];
  });
  const isShort = kept.length < items.length && kept.length < minItemsOf(list);
  return isShort ? { short: [] } : { value: kept };
}

function remainingOfGroup(
  group: z.ZodType,
  value: Record<string, unknown>,
  hiddenFiles: HiddenFiles,
): Remaining {
  const kept: [string, unknown][] = [];
  for (const [key, each] of Object.entries(value)) {
    if (key === hiddenField) continue;
    const field = childOf(group, key);
    const remaining: Remaining = field ? remainingOf(field, each, hiddenFiles) : { value: each };
    if ("value" in remaining) kept.push([key, remaining.value]);
    else if (!field?.isOptional()) return { short: [key, ...remaining.short] };
  }
  return { value: Object.fromEntries(kept) };
}

function remainingOf(schema: z.ZodType, value: unknown, hiddenFiles: HiddenFiles): Remaining {
  const inner = innermost(schema);
  if (hiddenFiles.has(namedFile(metaOf(schema), value) ?? "")) return { short: [] };
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return remainingOfList(inner, value, hiddenFiles);
  if (!isGroup(value)) return { value };
  return isHidden(value) ? { short: [] } : remainingOfGroup(inner, value, hiddenFiles);
}

/**
 * Removes hidden items, references to hidden entries, and optional parts that need such an item or entry. If
 * a required list would become too short, the content stays as it is, and the check reports the list.
 */
export function withoutHidden<T>(schema: z.ZodType, content: T, hiddenFiles: HiddenFiles): T {
  const remaining = remainingOf(schema, content, hiddenFiles);
  return "value" in remaining ? (remaining.value as T) : content;
}

/** The path of a required list that is too short because entries or items are hidden, if there is one. */
export function shortList(
  schema: z.ZodType,
  content: unknown,
  hiddenFiles: HiddenFiles,
): Path | undefined {
  const remaining = isHidden(content) ? undefined : remainingOf(schema, content, hiddenFiles);
  return remaining && "short" in remaining ? remaining.short : undefined;
}
