import { groupBy, type Entry, type TextPlace, textsOf } from "./entry";
import { issueAt, quoted, type Issue } from "./issue";

type Use = { entry: Entry; place: TextPlace; key: string; written: string };

/** What makes two spellings one category: capitals and spaces do not count. */
export const categoryKey = (category: string) =>
  category.toLowerCase().replaceAll(/\s+/g, " ").trim();

function usesIn(entry: Entry): Use[] {
  return textsOf(entry).flatMap((place) => {
    if (place.meta.kind !== "category") return [];
    const written = place.value.trim();
    return [{ entry, place, key: `${place.meta.to} ${categoryKey(written)}`, written }];
  });
}

const startsLarge = (text: string) =>
  text !== "" && text.charAt(0) !== text.charAt(0).toLowerCase();

/** The spelling that most entries have; of equals, one that begins with a capital. */
function usual(spellings: ReadonlyMap<string, readonly Use[]>): string | undefined {
  const order = [...spellings].sort(
    ([a, asA], [b, asB]) =>
      asB.length - asA.length || Number(startsLarge(b)) - Number(startsLarge(a)),
  );
  return order[0]?.[0];
}

/** One category in several spellings, which visitors would be offered as several. */
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
