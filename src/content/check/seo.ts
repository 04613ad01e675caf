import { fillPlaceholders, servicesOf } from "../placeholders";
import { groupBy, textAt, titleOf, type Entry, type TextPlace } from "./entry";
import { issueAt, type Issue } from "./issue";
import type { Known } from "./knownFacts";

type SeoUse = { entry: Entry; place: TextPlace; filled: string };

function usesOfSeo(entries: readonly Entry[], known: Known, part: string): SeoUse[] {
  return entries.flatMap((entry) => {
    const place = textAt(entry, "seo", part);
    const [own] = servicesOf(entry.file, known.serviceFiles);
    return place
      ? [{ entry, place, filled: fillPlaceholders(place.value, known, own).trim() }]
      : [];
  });
}

/** Titles and descriptions that several pages share. */
export function errorsOfRepeatedSeo(entries: readonly Entry[], known: Known): Issue[] {
  return ["title", "description"].flatMap((part) => {
    const groups = groupBy(usesOfSeo(entries, known, part), ({ filled }) =>
      filled.toLowerCase().replace(/\s+/g, " "),
    );
    return [...groups.values()].flatMap((sharers) =>
      sharers.flatMap(({ entry, place }) => {
        const others = sharers.filter((other) => other.entry !== entry);
        if (others.length === 0) return [];
        const titles = others.map((other) => titleOf(other.entry)).join(", ");
        return [issueAt(entry, place.path, `is the same as in ${titles}; each page needs its own`)];
      }),
    );
  });
}
