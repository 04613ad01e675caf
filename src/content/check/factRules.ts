import type { Range } from "../facts/facts";
import { slugOf } from "../words/slug";
import { factNames, isFilled, type KnownFacts } from "../facts/placeholders";
import { textsFrom } from "../words/textsFrom";
import { isGroup, valueAt } from "../schema/schemaParts";
import { contentsOf, isService, textsOf, type Entry, type TextPlace } from "./entry";
import { issueAt, quoted, type Issue } from "./issue";

const reserved: readonly string[] = [...factNames.site, ...factNames.service];

const isRange = (value: unknown): value is Range =>
  isGroup(value) && typeof value.least === "number" && typeof value.most === "number";

/** Ranges that end before they begin. */
function errorsOfRanges(entry: Entry): Issue[] {
  return entry.places.flatMap(({ path, value }) => {
    if (path[0] !== "facts" || !isRange(value) || value.least <= value.most) return [];
    const message = `is ${value.least}, which is more than To, ${value.most}; correct one of them`;
    return [issueAt(entry, [...path, "least"], message)];
  });
}

/** A service page whose large figure is a duration or a price that the service does not have. */
function errorsOfFigure(entry: Entry, { serviceFiles }: KnownFacts): Issue[] {
  const service = serviceFiles.find(({ slug }) => slug === slugOf(entry.file));
  const place = entry.places.find(({ path }) => path.join("/") === "pricing/figure");
  const name = factNames.service.find((each) => each === place?.value);
  if (!service || !place || !name) return [];
  if (isFilled(service.facts?.[name])) return [];
  const message = `is "${name}", but this service has no ${name}; fill it in under Duration and price`;
  return [issueAt(entry, place.path, message)];
}

const isFactName = ({ path }: TextPlace) =>
  /^(claims|facts\/figures)\/\d+\/name$/.test(path.join("/"));

/** Names that two facts share. A placeholder with such a name would be ambiguous. */
function errorsOfNames(entries: readonly Entry[]): Issue[] {
  const claims = textsFrom(contentsOf(entries), [{ from: "site.json", path: "claims.*.name" }]);
  return entries.flatMap((entry) => {
    const taken = new Set([...reserved, ...(isService(entry) ? claims : [])]);
    return textsOf(entry)
      .filter(isFactName)
      .flatMap(({ path, value }) => {
        const message = `is ${quoted(value)}, which is already the name of another fact; choose another name`;
        const isTaken = taken.has(value);
        taken.add(value);
        return isTaken ? [issueAt(entry, path, message)] : [];
      });
  });
}

/** Reports a founding year that is later than the copyright year. */
function errorsOfYears(entries: readonly Entry[]): Issue[] {
  const site = entries.find(({ file }) => file === "site.json");
  const [founded, copyright] = ["foundingYear", "copyrightYear"].map((name) =>
    valueAt(site?.content, [name]),
  );
  if (!site || typeof founded !== "number" || typeof copyright !== "number") return [];
  if (founded <= copyright) return [];
  const message = `is ${founded}, which is later than Copyright year, ${copyright}; correct one of them`;
  return [issueAt(site, ["foundingYear"], message)];
}

/** Wrong or missing facts, and names that two facts share. */
export function errorsOfFacts(entries: readonly Entry[], known: KnownFacts): Issue[] {
  return [
    ...entries
      .filter(isService)
      .flatMap((entry) => [...errorsOfRanges(entry), ...errorsOfFigure(entry, known)]),
    ...errorsOfYears(entries),
    ...errorsOfNames(entries),
  ];
}
