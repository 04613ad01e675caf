import { sameJson } from "../../src/content/schema/sameJson";
import { isGroup, type Path } from "../../src/content/schema/schemaParts";
import { indexIn, isEditedInPlace, type FieldChange } from "./fieldChanges";

type Merged = {
  content: unknown;
  /** My values of the fields that the other version changed, too. The merged content keeps mine. */
  clashes: FieldChange[];
};

/**
 * Applies the edits that one version made to items to the list of another version, whose items were moved,
 * added or removed. Returns undefined if an edited item, as it was before the edit, is not in that list.
 */
function withEditedItems(
  list: readonly unknown[],
  base: readonly unknown[],
  edited: readonly unknown[],
): unknown[] | undefined {
  const isEdited = (item: unknown, at: number) => !sameJson(item, edited[at]);
  if (base.some((item, at) => isEdited(item, at) && indexIn(list, item) < 0)) return undefined;
  return list.map((item) => {
    const at = indexIn(base, item);
    return at < 0 ? item : edited[at];
  });
}

/**
 * A three-way merge.
 * @param base the version from which `mine` and `theirs` come
 * @param mine the version whose changes win where both versions clash
 * @param theirs the version to which the changes of `mine` are applied
 */
export function merge(base: unknown, mine: unknown, theirs: unknown, path: Path = []): Merged {
  if (sameJson(mine, base) || sameJson(mine, theirs)) return { content: theirs, clashes: [] };
  if (sameJson(theirs, base)) return { content: mine, clashes: [] };
  if (isGroup(base) && isGroup(mine) && isGroup(theirs)) {
    const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
    const fields = keys.map((key) => ({
      key,
      ...merge(base[key], mine[key], theirs[key], [...path, key]),
    }));
    return {
      content: Object.fromEntries(
        fields.flatMap(({ key, content }) => (content === undefined ? [] : [[key, content]])),
      ),
      clashes: fields.flatMap(({ clashes }) => clashes),
    };
  }
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    const [isMineEdited, isTheirsEdited] = [mine, theirs].map((each) =>
      isEditedInPlace(base, each),
    );
    if (isMineEdited && isTheirsEdited) {
      const items = base.map((item, at) => merge(item, mine[at], theirs[at], [...path, at]));
      return {
        content: items.map(({ content }) => content),
        clashes: items.flatMap(({ clashes }) => clashes),
      };
    }
    const list =
      (isMineEdited && withEditedItems(theirs, base, mine)) ||
      (isTheirsEdited && withEditedItems(mine, base, theirs));
    if (list) return { content: list, clashes: [] };
  }
  return { content: mine, clashes: [{ path, before: base, after: mine }] };
}
