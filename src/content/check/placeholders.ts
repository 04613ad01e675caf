import { placeholders } from "../model/contentTypes";
import { fillPlaceholders } from "../placeholders";
import { closest } from "./closest";
import { groupBy, textAt, textsOf, type Entry, type TextPlace } from "./entry";
import { faultAt, type Fault } from "./issue";

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

/** Fills a text as the pages do, as far as site.json can be read. */
function fillerOf(entries: readonly Entry[]): (text: string) => string {
  const site = entries.find(({ file }) => file === "site.json");
  const fact = (path: string) => {
    const value = site?.places.find((place) => place.path.join("/") === path)?.value;
    return typeof value === "string" || typeof value === "number" ? String(value) : "";
  };
  const facts = {
    phone: { number: fact("phone/number") },
    email: { address: fact("email/address") },
    license: { number: fact("license/number") },
    foundingYear: Number(fact("foundingYear")),
  };
  return (text) => fillPlaceholders(text, facts);
}

type SeoUse = { entry: Entry; place: TextPlace; filled: string };

function usesOfSeo(entries: readonly Entry[], part: string): SeoUse[] {
  const fill = fillerOf(entries);
  return entries.flatMap((entry) => {
    const place = textAt(entry, "seo", part);
    return place ? [{ entry, place, filled: fill(place.value).trim() }] : [];
  });
}

/** Titles and descriptions that have the right length only before the facts are filled in. */
export function faultsOfFilledSeo(entries: readonly Entry[]): Fault[] {
  return ["title", "description"].flatMap((part) =>
    usesOfSeo(entries, part).flatMap(({ entry, place: { path, value, schema, meta }, filled }) => {
      if (filled === value.trim() || schema.safeParse(filled).success) return [];
      const message = `has ${filled.length} characters once the words in braces are filled in; it must be ${meta.wants}`;
      return [faultAt(entry.file, path, message)];
    }),
  );
}

/** Titles and descriptions for search engines that several pages share. */
export function faultsOfRepeatedSeo(entries: readonly Entry[]): Fault[] {
  return ["title", "description"].flatMap((part) => {
    const groups = groupBy(usesOfSeo(entries, part), ({ filled }) => filled.toLowerCase());
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
