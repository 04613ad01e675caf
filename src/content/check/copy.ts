import { placeholders } from "../model";
import { closest } from "./closest";
import { groupBy, textAt, textsOf, type Entry } from "./entry";
import { faultAt, type Fault } from "./fault";

const inBraces = placeholders.map((name) => `{${name}}`);

/** Words in braces that stand for no fact of site.json: a visitor would read them as they are. */
export function faultsOfPlaceholders(entries: readonly Entry[]): Fault[] {
  return entries.flatMap((entry) =>
    textsOf(entry).flatMap(({ path, value }) => {
      const rest = inBraces.reduce((text, each) => text.replaceAll(each, ""), value);
      const unknown = /\{[^{}]*\}|[{}]/.exec(rest)?.[0];
      if (unknown === undefined) return [];
      const meant = closest(unknown, inBraces);
      const hint = meant ? `did you mean ${meant}?` : `braces may only be ${inBraces.join(", ")}`;
      return [faultAt(entry.file, path, `holds ${unknown}, which stands for nothing; ${hint}`)];
    }),
  );
}

/** Titles and descriptions for search engines that several pages share. */
export function faultsOfRepeatedSeo(entries: readonly Entry[]): Fault[] {
  return ["title", "description"].flatMap((part) => {
    const uses = entries.flatMap((entry) => {
      const place = textAt(entry, "seo", part);
      return place ? [{ entry, place }] : [];
    });
    const groups = groupBy(uses, ({ place }) => place.value.trim().toLowerCase());
    return [...groups.values()].flatMap((sharers) =>
      sharers.flatMap(({ entry, place }) => {
        const others = sharers.filter((other) => other.entry !== entry);
        if (others.length === 0) return [];
        const files = others.map((other) => `data/${other.entry.file}`).join(", ");
        return [
          faultAt(entry.file, place.path, `is the same as in ${files}; each page needs its own`),
        ];
      }),
    );
  });
}
