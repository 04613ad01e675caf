import { groupBy, type Entry, type TextPlace, textsOf } from "./entry";
import { issueAt, quoted, type Issue } from "./issue";

type Use = { entry: Entry; place: TextPlace; key: string; written: string };

/** The key of a category. Spellings that differ only in capitals and spaces share a key. */
export const categoryKey = (category: string) =>
  category.toLowerCase().replaceAll(/\s+/g, " ").trim();

function usesIn(entry: Entry): Use[] {
  return textsOf(entry).flatMap((place) => {
    if (place.meta.kind !== "category") return [];
    const written = place.value;
    return [{ entry, place, key: `${place.meta.to} ${categoryKey(written)}`, written }];
  });
}

/** The most frequent spelling. If several are equally frequent, a capitalized one sorts first. */
const usual = (spellings: ReadonlyMap<string, readonly Use[]>) =>
  [...spellings].sort(([a, asA], [b, asB]) => asB.length - asA.length || (a < b ? -1 : 1))[0]?.[0];

/** Categories in several spellings, which visitors would see as several categories. */
export function errorsOfCategories(entries: readonly Entry[]): Issue[] {
  const groups = groupBy(entries.flatMap(usesIn), ({ key }) => key);
  return [...groups.values()].flatMap((uses) => {
    const right = usual(groupBy(uses, ({ written }) => written));
    return uses
      .filter(({ written }) => written !== right)
      .map(({ entry, place, written }) =>
        issueAt(
          entry,
          place.path,
          `is ${quoted(written)}, and others write ${quoted(right ?? "")}; write it the same way, so that visitors find them together`,
        ),
      );
  });
}
