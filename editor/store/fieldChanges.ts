import { sameJson } from "../../src/content/schema/sameJson";
import { isGroup, type Path } from "../../src/content/schema/schemaParts";

/** A field that an edit has changed, with its value before and after; undefined for a missing field. */
export type FieldChange = { path: Path; before: unknown; after: unknown };

/** The index of an equal item in a list; -1 if there is no equal item. */
export const indexIn = (list: readonly unknown[], item: unknown) =>
  list.findIndex((each) => sameJson(each, item));

/** True if items were only edited, and no item was moved, added or removed. */
export function isEditedInPlace(before: readonly unknown[], after: readonly unknown[]): boolean {
  return (
    before.length === after.length &&
    before.every(
      (item, at) =>
        sameJson(item, after[at]) || (indexIn(after, item) < 0 && indexIn(before, after[at]) < 0),
    )
  );
}

/**
 * The changes between two versions of content. Groups are compared field by field, and lists item by item. A
 * list with moved, added or removed items is one change.
 */
export function fieldChanges(before: unknown, after: unknown, path: Path = []): FieldChange[] {
  if (sameJson(before, after)) return [];
  if (isGroup(before) && isGroup(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) => fieldChanges(before[key], after[key], [...path, key]));
  }
  if (Array.isArray(before) && Array.isArray(after) && isEditedInPlace(before, after))
    return before.flatMap((item, at) => fieldChanges(item, after[at], [...path, at]));
  return [{ path, before, after }];
}
