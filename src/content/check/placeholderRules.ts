import {
  factNames,
  factOf,
  fillPlaceholders,
  servicesOf,
  type KnownFacts,
} from "../facts/placeholders";
import { titleOfFile } from "../schema/titles";
import { cut } from "../words/wording";
import { closest } from "./didYouMean";
import { textsOf, type Entry, type TextPlace } from "./entry";
import { issueAt, firstFew, quoted, type Issue } from "./issue";
import { lengthProblem } from "./schemaIssues";

const braced = (name: string) => `{${cut(name)}}`;

/** True if a place holds a fact. A fact cannot contain other facts. */
const isFact = ({ path }: TextPlace) =>
  /^((claims|facts\/figures)\/.*\/figure|license\/number)$/.test(path.join("/"));

/** The problem with a placeholder that names a service: "decks.duration". */
function problemOfOther(name: string, known: KnownFacts): string {
  const [service = "", fact = "", ...more] = name.split(".");
  if (more.length > 0)
    return `which is not a known fact; did you mean ${braced(`${service}.${fact}`)}?`;
  if (known.services.has(service)) return problemOfOwn(service, fact, `${service}.`, known);
  const meant = closest(service, known.services.keys());
  return `but there is no service page ${quoted(service)}${meant ? `; did you mean ${braced(`${meant}.${fact}`)}?` : ""}`;
}

/** The names by which placeholders name a service's facts: "duration", "warranty". */
const namesOf = (service: string | undefined, { services }: KnownFacts) => [
  ...(services.get(service ?? "")?.keys() ?? []),
];

/**
 * The problem with a placeholder whose service exists, but lacks the fact.
 * @param prefix the placeholder's part before the fact's name: "decks.", or "" if the service is left out
 */
function problemOfOwn(service: string, fact: string, prefix: string, known: KnownFacts): string {
  const file = known.serviceFiles.find(({ slug }) => slug === service);
  const title = titleOfFile(`services/${service}.json`, file);
  if ((factNames.service as readonly string[]).includes(fact))
    return `but ${title} has no ${fact}; fill it in there, under Duration and price`;
  const names = namesOf(service, known).map((each) => braced(prefix + each));
  const has = names.length > 0 ? `it has ${firstFew(names).join(", ")}` : "it has none";
  return `but ${title} has no such fact; ${has}`;
}

/** The problem with a placeholder that names no service: "duration". */
function problemOfName(name: string, own: readonly string[], known: KnownFacts): string {
  const [service, ...others] = own;
  const owners = [...known.services].filter(([, facts]) => facts.has(name)).map(([slug]) => slug);
  const isOfServices = owners.length > 0 || (factNames.service as readonly string[]).includes(name);
  if (isOfServices && service !== undefined && others.length === 0)
    return problemOfOwn(service, name, "", known);
  if (isOfServices) {
    const example = braced(
      `${owners.find((each) => own.includes(each)) ?? owners[0] ?? "decks"}.${name}`,
    );
    return own.length > 1
      ? `but several services show these questions (${own.join(", ")}); name one of them, for example ${example}`
      : `which is a fact of a service; name the service, for example ${example}`;
  }
  const names = [...known.site.keys(), ...namesOf(service, known)].map(braced);
  const meant = closest(braced(name), names);
  const hint = meant ? `did you mean ${meant}?` : `use one of ${firstFew(names).join(", ")}`;
  return `which is not a known fact; ${hint}`;
}

function problemOf(
  word: string,
  place: TextPlace,
  own: readonly string[],
  known: KnownFacts,
): string | undefined {
  if (isFact(place)) return "but a fact cannot contain another fact; write out its value";
  const name = word.replace(/^\{|\}$/g, "");
  const isName = word === `{${name}}` && /^[A-Za-z0-9.-]+$/.test(name);
  if (isName && factOf(known, name, own.length === 1 ? own[0] : undefined)) return undefined;
  return isName && name.includes(".")
    ? problemOfOther(name, known)
    : problemOfName(name, own, known);
}

/** Placeholders that stand for no fact. Visitors would see the braces. */
export function errorsOfPlaceholders(entries: readonly Entry[], known: KnownFacts): Issue[] {
  return entries.flatMap((entry) => {
    const own = servicesOf(entry.file, known);
    return textsOf(entry).flatMap((place) => {
      for (const [word] of place.value.matchAll(/\{[^{}]*\}|[{}]/g)) {
        const problem = problemOf(word, place, own, known);
        if (problem !== undefined)
          return [issueAt(entry, place.path, `contains ${cut(word)}, ${problem}`)];
      }
      return [];
    });
  });
}

/** Texts that become invalid when the facts are filled in, for example too long. */
const issuesOfFilledTexts = (texts: readonly TextPlace[], known: KnownFacts): Issue[] =>
  texts.flatMap(({ entry, path, value, schema, meta }) => {
    const [own] = servicesOf(entry.file, known);
    const filled = fillPlaceholders(value, known, own).trim();
    if (filled === value.trim() || schema.safeParse(filled).success) return [];
    const problem = lengthProblem(filled.length, schema);
    const message = problem
      ? `has ${filled.length} characters once its facts are filled in, ${problem}`
      : `is ${quoted(filled)} once its facts are filled in; it must be ${meta.expected}`;
    return [issueAt(entry, path, message)];
  });

const isDescription = ({ path }: TextPlace) => path.join("/") === "seo/description";

/** Texts that become invalid when the facts are filled in, but for the descriptions of search results. */
export const errorsOfFilledTexts = (entries: readonly Entry[], known: KnownFacts) =>
  issuesOfFilledTexts(
    entries.flatMap(textsOf).filter((place) => !isDescription(place)),
    known,
  );

/**
 * Descriptions of search results that become too long when the facts are filled in. Search engines cut
 * them, so a longer fact, like a phone number with an extension, stops no save.
 */
export const warningsOnFilledTexts = (entries: readonly Entry[], known: KnownFacts) =>
  issuesOfFilledTexts(
    // A text that is wrong in itself has an error.
    entries
      .flatMap(textsOf)
      .filter((at) => isDescription(at) && at.schema.safeParse(at.value).success),
    known,
  );
