import { slugOf } from "../slug";
import type * as z from "zod";
import { serviceFacts } from "../model/factFields";
import { factsOfServices, factsOfSite, type KnownFacts, type ServiceFile } from "../placeholders";
import { childOf, isGroup } from "../schemaParts";
import { titleOf, type Entry } from "./entry";

/** The facts that copy may name in braces, from the readable files. */
export type Known = KnownFacts & { serviceFiles: readonly (ServiceFile & { title: string })[] };

type Group = Record<string, unknown>;

const groupAt = (value: unknown, key: string): Group => {
  const child = isGroup(value) ? value[key] : undefined;
  return isGroup(child) ? child : {};
};

const textAt = (group: Group, key: string) => {
  const value = group[key];
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
};

const figuresIn = (value: unknown) =>
  (Array.isArray(value) ? value : [])
    .filter(isGroup)
    .map((group) => ({ name: textAt(group, "name"), figure: textAt(group, "figure") }));

/**
 * A fact's range. An invalid range has its own error, so it gets a value here: copy that names it
 * causes no second error.
 */
function rangeIn<T>(facts: Group, key: string): T | undefined {
  const field = childOf(serviceFacts, key) as z.ZodType<T | undefined>;
  const instead = { least: 0, most: 0, unit: "" } as T;
  const result = field.safeParse(facts[key]);
  return result.success ? result.data : instead;
}

function serviceFileOf(entry: Entry): Known["serviceFiles"][number] {
  const { file, content } = entry;
  const facts = isGroup(content) ? groupAt(content, "facts") : {};
  return {
    slug: slugOf(file),
    title: titleOf(entry),
    faqs: { list: textAt(groupAt(content, "faqs"), "list") },
    facts: {
      sameAs: textAt(facts, "sameAs"),
      duration: rangeIn<NonNullable<ServiceFile["facts"]>["duration"]>(facts, "duration"),
      price: rangeIn<NonNullable<ServiceFile["facts"]>["price"]>(facts, "price"),
      figures: facts.figures === undefined ? undefined : figuresIn(facts.figures),
    },
  };
}

export const isService = ({ type }: Entry) => type.folder === "services";

/** The facts that copy may name, from all readable files. */
export function knownFacts(entries: readonly Entry[]): Known {
  const site = entries.find(({ file }) => file === "site.json")?.content;
  const group = isGroup(site) ? site : {};
  const serviceFiles = entries.filter(isService).map(serviceFileOf);
  return {
    site: factsOfSite({ ...group, claims: figuresIn(group.claims) }),
    services: factsOfServices(serviceFiles),
    serviceFiles,
  };
}
