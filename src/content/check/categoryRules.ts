import { groupBy, type Entry, type TextPlace, textsOf } from "./entry";
import { issueAt, quoted, type Issue } from "./issue";
import { comparable } from "../words/wording";

/** The most frequent spelling. If several are equally frequent, a capitalized one sorts first. */
const usual = (spellings: ReadonlyMap<string, readonly TextPlace[]>) =>
  [...spellings].sort(([a, asA], [b, asB]) => asB.length - asA.length || (a < b ? -1 : 1))[0]?.[0];

/** Categories in several spellings, which visitors would see as several categories. */
export function errorsOfCategories(entries: readonly Entry[]): Issue[] {
  const places = entries.flatMap(textsOf).filter(({ meta }) => meta.kind === "category");
  const groups = groupBy(places, ({ value }) => comparable(value));
  return [...groups.values()].flatMap((uses) => {
    const right = usual(groupBy(uses, ({ value }) => value));
    return uses
      .filter(({ value }) => value !== right)
      .map(({ entry, path, value }) => {
        const message = `is ${quoted(value)}, but others say ${quoted(right ?? "")}; write it the same way, so that visitors find them together`;
        return issueAt(entry, path, message);
      });
  });
}
