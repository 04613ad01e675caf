import {
  durationText,
  priceText,
  type Duration,
  type NamedFigure,
  type Price,
  type ServiceFacts,
} from "./facts";
import type { FieldPlace, Path } from "./schemaParts";

/** Facts by the names that copy gives them. */
export type Facts = ReadonlyMap<string, string>;

/** All facts that copy may name in braces. */
export type KnownFacts = {
  /** Those of site.json: {phone}. */
  site: Facts;
  /** Those of each service, by the name of its file: {decks.duration}. */
  services: ReadonlyMap<string, Facts>;
};

type Site = {
  phone: { number: string };
  email: { address: string };
  license: { number: string };
  foundingYear: number;
  claims?: readonly NamedFigure[] | null;
};

/** A service as its file holds it, as far as its facts go. */
export type ServiceFile = {
  /** The name of its file. */
  slug: string;
  facts?: (ServiceFacts & { readonly sameAs?: string | null }) | null;
  faqs?: { readonly list?: string | null } | null;
};

/** The facts of site.json that have a field of their own. */
export const siteFactNames = ["phone", "email", "license", "since"] as const;

/** The facts of a service that have a field of their own. */
export const serviceFactNames = ["duration", "price"] as const;

const inBraces = /\{([A-Za-z0-9-]+(?:\.[A-Za-z0-9]+)?)\}/g;

const named = (figures: readonly NamedFigure[] | null | undefined) =>
  (figures ?? []).map(({ name, figure }): [string, string] => [name, figure]);

/** The facts that copy may name in braces, from site.json. */
export function factsOfSite({ phone, email, license, foundingYear, claims }: Site): Facts {
  return new Map([
    ["phone", phone.number],
    ["email", email.address],
    ["license", license.number],
    ["since", String(foundingYear)],
    ...named(claims),
  ]);
}

/** What holds for a service: its own facts, and of the service it names in `sameAs` the others. */
export function mergedFacts(service: ServiceFile, all: readonly ServiceFile[]): ServiceFacts {
  const other = all.find(({ slug }) => slug === service.facts?.sameAs)?.facts;
  const facts = service.facts;
  return {
    duration: facts?.duration ?? other?.duration,
    price: facts?.price ?? other?.price,
    figures: facts?.figures ?? other?.figures,
  };
}

const given = <T, S>(value: T | null | undefined, text: (value: T) => S) =>
  value ? [text(value)] : [];

/** The facts that copy may name in braces, of each service. */
export function factsOfServices(all: readonly ServiceFile[]): Map<string, Facts> {
  return new Map(
    all.map((service) => {
      const { duration, price, figures } = mergedFacts(service, all);
      const facts = new Map([
        ...given(duration, (value: Duration): [string, string] => [
          "duration",
          durationText(value),
        ]),
        ...given(price, (value: Price): [string, string] => ["price", priceText(value)]),
        ...named(figures),
      ]);
      return [service.slug, facts];
    }),
  );
}

/** The services whose pages show a list of questions. */
export const servicesWithFaqs = (list: string, all: readonly ServiceFile[]) =>
  all.filter(({ faqs }) => faqs?.list === list).map(({ slug }) => slug);

/** The names that stand in braces in a text: "phone", "decks.duration". */
export const namesIn = (text: string) => [...text.matchAll(inBraces)].map(([, name = ""]) => name);

/**
 * The fact that a name in braces stands for.
 * @param own the service whose facts need no service before them, by the name of its file
 */
export function factOf(
  { site, services }: KnownFacts,
  name: string,
  own?: string,
): string | undefined {
  const [service = "", fact] = name.split(".");
  if (fact !== undefined) return services.get(service)?.get(fact);
  return site.get(name) ?? (own === undefined ? undefined : services.get(own)?.get(name));
}

const siteFactPaths: Readonly<Record<string, Path | undefined>> = {
  phone: ["phone", "number"],
  email: ["email", "address"],
  license: ["license", "number"],
  since: ["foundingYear"],
} satisfies Record<(typeof siteFactNames)[number], Path>;

/** The field of site.json that holds a fact. */
function pathInSite(claims: readonly NamedFigure[], name: string): Path | undefined {
  const claim = claims.findLastIndex((each) => each.name === name);
  return claim < 0 ? siteFactPaths[name] : ["claims", claim, "figure"];
}

/** The field that holds a service's fact: its own, or that of the service it shares it with. */
function homeInService(services: readonly ServiceFile[], slug: string, fact: string) {
  const service = services.find((each) => each.slug === slug);
  const other = services.find((each) => each.slug === service?.facts?.sameAs);
  const holder = (kind: keyof ServiceFacts) => (service?.facts?.[kind] ? service : other);
  const figures = holder("figures");
  const at = figures?.facts?.figures?.findLastIndex(({ name }) => name === fact) ?? -1;
  if (figures && at >= 0)
    return { file: `services/${figures.slug}.json`, path: ["facts", "figures", at, "figure"] };
  const kind = serviceFactNames.find((name) => name === fact);
  const owner = kind && holder(kind);
  return owner && kind
    ? { file: `services/${owner.slug}.json`, path: ["facts", kind, "least"] }
    : undefined;
}

/** The field in which the fact that a name in braces stands for is written. */
export function homeOfFact(
  claims: readonly NamedFigure[],
  services: readonly ServiceFile[],
  name: string,
  own?: string,
): FieldPlace | undefined {
  const [service = "", fact] = name.split(".");
  if (fact !== undefined) return homeInService(services, service, fact);
  const path = pathInSite(claims, name);
  if (path) return { file: "site.json", path };
  return own === undefined ? undefined : homeInService(services, own, name);
}

/**
 * A text with the names in braces replaced by their facts. A name that stands for none stays.
 * @param show what stands for a fact, from the fact and its name
 */
export const fillPlaceholders = (
  text: string,
  known: KnownFacts,
  own?: string,
  show: (fact: string, name: string) => string = (fact) => fact,
) =>
  text.replace(inBraces, (whole, name: string) => {
    const fact = factOf(known, name, own);
    return fact === undefined ? whole : show(fact, name);
  });
