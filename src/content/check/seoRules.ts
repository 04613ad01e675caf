import { fillPlaceholders, servicesOf, type KnownFacts } from "../facts/placeholders";
import { comparable } from "../words/wording";
import { groupBy, textAt, titleOf, type Entry, type TextPlace } from "./entry";
import { issueAt, type Issue } from "./issue";

/** The text of a place as visitors see it, in the form that is compared with other texts. */
function shownText({ entry, value }: TextPlace, known: KnownFacts): string {
  const [own] = servicesOf(entry.file, known);
  return comparable(fillPlaceholders(value, known, own));
}

/** Titles and descriptions that several pages share. */
export function errorsOfRepeatedSeo(entries: readonly Entry[], known: KnownFacts): Issue[] {
  return ["title", "description"].flatMap((part) => {
    const places = entries.flatMap((entry) => textAt(entry, "seo", part) ?? []);
    const groups = groupBy(places, (place) => shownText(place, known));
    return [...groups.values()].flatMap((sharers) =>
      sharers.flatMap(({ entry, path }) => {
        const others = sharers.filter((other) => other.entry !== entry);
        if (others.length === 0) return [];
        const titles = others.map((other) => titleOf(other.entry)).join(", ");
        return [issueAt(entry, path, `is the same as in ${titles}; each page needs its own`)];
      }),
    );
  });
}
