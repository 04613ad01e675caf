import { contentTypeOf } from "../../../src/content/model/contentTypes";
import { normalized } from "../../../src/content/schema/normalize";
import { sameJson } from "../../../src/content/schema/sameJson";
import { isGroup } from "../../../src/content/schema/schemaParts";
import type { FieldChange } from "../../store/fieldChanges";
import { merge } from "../../store/merge";

/**
 * The merged content. Every part that the merge has not changed is as somebody typed it, not in normal form.
 */
function keepTyped(typed: unknown, normal: unknown, merged: unknown): unknown {
  if (sameJson(normal, merged)) return typed;
  if (isGroup(typed) && isGroup(normal) && isGroup(merged)) {
    const keys = [...new Set([...Object.keys(typed), ...Object.keys(merged)])];
    const fields = keys.map((key) => [key, keepTyped(typed[key], normal[key], merged[key])]);
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  }
  if (Array.isArray(typed) && Array.isArray(normal) && Array.isArray(merged))
    return merged.map((item: unknown, at) =>
      merged.length === typed.length ? keepTyped(typed[at], normal[at], item) : item,
    );
  return merged;
}

/**
 * Brings three versions of an entry to their normal form and merges them, as a save does. Values that the
 * merge leaves alone stay exactly as somebody typed them, even with a space at the end.
 */
export function mergeEntry(
  file: string,
  base: unknown,
  mine: unknown,
  theirs: unknown,
): { content: unknown; clashes: FieldChange[] } {
  const type = contentTypeOf(file);
  if (!type) return merge(base, mine, theirs);
  const [old, own, newer] = [base, mine, theirs].map((each) => normalized(type.schema, each));
  const { content, clashes } = merge(old, own, newer);
  return { content: keepTyped(mine, own, content), clashes };
}
