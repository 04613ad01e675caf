import { isDeepStrictEqual } from "node:util";
import { isGroup, valueAt, type Path } from "../../src/content/schemaParts";

/** One field that an edit changed; undefined stands for a field that is not there. */
export type FieldChange = { path: Path; before: unknown; after: unknown };

const has = (list: readonly unknown[], item: unknown) =>
  list.some((each) => isDeepStrictEqual(each, item));

/** Whether the items that differ were edited where they stand: none moved, came or went. */
function isEditedInPlace(before: readonly unknown[], after: readonly unknown[]): boolean {
  return (
    before.length === after.length &&
    before.every(
      (item, at) =>
        isDeepStrictEqual(item, after[at]) || (!has(after, item) && !has(before, after[at])),
    )
  );
}

/**
 * What is different in the content of a file. Groups are gone through field by field, and lists item
 * by item as long as their items stay where they are; of another list, the whole is one change.
 */
export function fieldChanges(before: unknown, after: unknown, path: Path = []): FieldChange[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isGroup(before) && isGroup(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) => fieldChanges(before[key], after[key], [...path, key]));
  }
  if (Array.isArray(before) && Array.isArray(after) && isEditedInPlace(before, after))
    return before.flatMap((item, at) => fieldChanges(item, after[at], [...path, at]));
  return [{ path, before, after }];
}

type Container = Record<string | number, unknown>;

/**
 * Takes changes back, and leaves everything else in the content as it has become since.
 * @returns also those that later edits have changed again
 */
export function withoutChanges(current: unknown, changes: readonly FieldChange[]) {
  const content = structuredClone(current);
  const conflicts: FieldChange[] = [];
  for (const change of changes) {
    const { path, before, after } = change;
    const last = path.at(-1);
    const container = valueAt(content, path.slice(0, -1)) as Container | undefined;
    if (last === undefined || !container || !isDeepStrictEqual(container[last], after)) {
      conflicts.push(change);
    } else if (before === undefined) {
      Reflect.deleteProperty(container, last);
    } else {
      container[last] = structuredClone(before);
    }
  }
  return { content, conflicts };
}
