import { durationText, priceText, type ServiceFacts } from "./facts";
import { isGroup, valueAt, type FieldPlace, type Path } from "../schema/schemaParts";
import { slugOf } from "../words/slug";

/** The text of a fact in copy, and the field that holds it. */
export type Fact = { readonly text: string; readonly place: FieldPlace };

/** Facts by the names of their placeholders, without braces. */
type Facts = ReadonlyMap<string, Fact>;

/** All facts that copy may name in braces. */
export type KnownFacts = {
  /** The facts of site.json: {phone}. */
  site: Facts;
  /** The facts of each service, by its slug: {decks.duration}. */
  services: ReadonlyMap<string, Facts>;
  serviceFiles: readonly ServiceFile[];
};

/** The part of a service's file that facts need. */
type ServiceFile = {
  /** The name of the file, without .json. */
  slug: string;
  facts?: ServiceFacts | null;
  faqs?: { readonly list?: string | null } | null;
};

/** The facts that have their own field in site.json, each with the path of that field. */
const siteFacts = {
  phone: ["phone", "number"],
  email: ["email", "address"],
  license: ["license", "number"],
  since: ["foundingYear"],
} as const;

/** The names of the facts that have their own field, in site.json and in a service's file. */
export const factNames = { site: Object.keys(siteFacts), service: ["duration", "price"] } as const;

const factFields = new Set<unknown>([
  "claims",
  "facts",
  ...Object.values(siteFacts).map(([field]) => field),
]);

/** True if a path leads to a fact, in site.json or in a service's file. */
export const isPathOfFact = ([field]: Path): boolean => factFields.has(field);

const inBraces = /\{([A-Za-z0-9-]+(?:\.[A-Za-z0-9]+)?)\}/g;

type NamedFact = readonly [name: string, Fact];

/** @param at the place of the list of figures */
const figureFacts = (figures: unknown, at: FieldPlace) =>
  // Invalid figures are left out: the check of the content reports them.
  [figures].flat().flatMap((each, index): NamedFact[] => {
    if (!isGroup(each) || typeof each.name !== "string") return [];
    const path = [...at.path, index, "figure"];
    return [[each.name, { text: String(each.figure), place: { ...at, path } }]];
  });

/** The facts that copy may name in braces, from the content of site.json. */
export function factsOfSite(site: unknown): Facts {
  const file = "site.json";
  const own = Object.entries(siteFacts).map(([name, path]): NamedFact => {
    return [name, { text: String(valueAt(site, path) ?? ""), place: { file, path } }];
  });
  const claims = valueAt(site, ["claims"]);
  return new Map([...own, ...figureFacts(claims, { file, path: ["claims"] })]);
}

/** True for a field with a value. An emptied field may be null. */
export const isFilled = <T>(value: T | null | undefined): value is T =>
  value !== null && value !== undefined;

/** The facts that copy may name in braces, for each service by its slug. */
function factsOfServices(all: readonly ServiceFile[]): Map<string, Facts> {
  return new Map(
    all.map(({ slug, facts: own }) => {
      const { duration, price, figures } = own ?? {};
      const placeOf = (kind: keyof ServiceFacts, ...below: Path) => ({
        file: `services/${slug}.json`,
        path: ["facts", kind, ...below],
      });
      const range = (kind: "duration" | "price", text: string): NamedFact => [
        kind,
        { text, place: placeOf(kind, "least") },
      ];
      const facts = new Map([
        ...(isFilled(duration) ? [range("duration", durationText(duration))] : []),
        ...(isFilled(price) ? [range("price", priceText(price))] : []),
        ...figureFacts(figures, placeOf("figures")),
      ]);
      return [slug, facts];
    }),
  );
}

/** The facts that copy may name in braces, from content that may have errors. */
export function knownFacts(files: ReadonlyMap<string, unknown>): KnownFacts {
  const serviceFiles = [...files]
    .filter(([file]) => file.startsWith("services/"))
    .map(([file, content]): ServiceFile => ({ ...(content as object), slug: slugOf(file) }));
  return {
    site: factsOfSite(files.get("site.json")),
    services: factsOfServices(serviceFiles),
    serviceFiles,
  };
}

/** The slugs of the services that a file is about. For a list of questions: the services that show it. */
export function servicesOf(file: string, { serviceFiles }: KnownFacts): string[] {
  const slug = slugOf(file);
  if (file.startsWith("services/")) return [slug];
  if (!file.startsWith("faqs/")) return [];
  return serviceFiles.filter(({ faqs }) => faqs?.list === slug).map((service) => service.slug);
}

/**
 * The slug of the service that a file is about, if there is only one. Placeholders in the file may leave out
 * this slug: {price} instead of {decks.price}.
 */
export function onlyServiceOf(file: string, known: KnownFacts): string | undefined {
  const [own, another] = servicesOf(file, known);
  return another === undefined ? own : undefined;
}

/** The placeholders in a text, without their braces: "phone", "decks.duration". */
export const placeholdersIn = (text: string) =>
  [...text.matchAll(inBraces)].map(([, name = ""]) => name);

/**
 * The fact that a placeholder stands for; undefined if there is no such fact.
 * @param own the slug of the service whose facts a placeholder may name without a slug: {price}
 */
export function factOf(
  { site, services }: KnownFacts,
  name: string,
  own?: string,
): Fact | undefined {
  const [service = "", fact, ...more] = name.split(".");
  if (more.length > 0) return undefined;
  if (fact !== undefined) return services.get(service)?.get(fact);
  return site.get(name) ?? (own === undefined ? undefined : services.get(own)?.get(name));
}

/**
 * Replaces the placeholders of a text with their facts. An unknown placeholder stays as it is.
 * @param show makes the text that replaces the placeholder of a fact
 */
export const fillPlaceholders = (
  text: string,
  known: KnownFacts,
  own?: string,
  show: (fact: Fact) => string = (fact) => fact.text,
) =>
  text.replace(inBraces, (whole, name: string) => {
    const fact = factOf(known, name, own);
    return fact === undefined ? whole : show(fact);
  });
