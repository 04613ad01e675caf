import {
  factsOfServices,
  factsOfSite,
  fillPlaceholders,
  mergedFacts,
  namesIn,
  servicesWithFaqs,
  type ServiceFile,
} from "./placeholders";

type Source = Record<string, unknown> & {
  fields?: { slug?: string };
  internal?: { type?: string };
};
type Info = { fieldName: string };
type Context = {
  nodeModel: {
    findOne: (query: { type: string; query: object }) => Promise<unknown>;
    findAll: (query: { type: string }) => Promise<{ entries: Iterable<unknown> }>;
    findRootNodeAncestor: (source: object, predicate: (node: Source) => boolean) => Source | null;
  };
};

/** Whether an editor filled anything in: what the check counts as absent is null in queries, too. */
const isFilledIn = (value: unknown): boolean => {
  if (typeof value === "string") return value.trim() !== "";
  if (Array.isArray(value)) return value.some(isFilledIn);
  if (typeof value === "object" && value !== null) return Object.values(value).some(isFilledIn);
  return value !== null && value !== undefined;
};

const filledIn = <T>(value: T): T | null => (isFilledIn(value) ? value : null);

/** A service's file as its node holds it, without what an editor emptied. */
function serviceOf(node: Source): ServiceFile {
  const { facts, faqs } = node as Pick<ServiceFile, "facts" | "faqs">;
  return {
    slug: node.fields?.slug ?? "",
    faqs,
    facts: facts && {
      sameAs: filledIn(facts.sameAs),
      duration: filledIn(facts.duration),
      price: filledIn(facts.price),
      figures: filledIn(facts.figures),
    },
  };
}

async function allServices({ nodeModel }: Context): Promise<ServiceFile[]> {
  const { entries } = await nodeModel.findAll({ type: "ServiceJson" });
  return [...entries].map((node) => serviceOf(node as Source));
}

/** The service that a field's file is about: its own page, or the one that shows its questions. */
function ownService(
  source: Source,
  services: readonly ServiceFile[],
  { nodeModel }: Context,
): string | undefined {
  const ofContent = (node: Source) => /Json$/.test(node.internal?.type ?? "");
  const file = source.internal ? source : nodeModel.findRootNodeAncestor(source, ofContent);
  const slug = file?.fields?.slug;
  if (slug === undefined || file?.internal?.type === "ServiceJson") return slug;
  const [only, ...others] =
    file?.internal?.type === "FaqsJson" ? servicesWithFaqs(slug, services) : [];
  return others.length === 0 ? only : undefined;
}

/** The text with its {placeholders} filled; anything else stays as it is. */
async function withFacts(value: unknown, source: Source, context: Context): Promise<unknown> {
  const names = typeof value === "string" ? namesIn(value) : [];
  if (typeof value !== "string" || names.length === 0) return value;
  const siteNode = await context.nodeModel.findOne({ type: "SiteJson", query: {} });
  const site = factsOfSite(siteNode as Parameters<typeof factsOfSite>[0]);
  // A text that names no fact of a service does not depend on the services' files.
  if (names.every((name) => site.has(name)))
    return fillPlaceholders(value, { site, services: new Map() });
  const services = await allServices(context);
  const own = ownService(source, services, context);
  return fillPlaceholders(value, { site, services: factsOfServices(services) }, own);
}

/**
 * `@copy`: text an editor wrote, or a list. One with nothing filled in is absent; placeholders are
 * filled.
 */
export const copyExtension = {
  name: "copy",
  extend: () => ({
    async resolve(source: Source, _args: unknown, context: Context, info: Info) {
      const value = source[info.fieldName];
      // A list without items is none of empty ones: a required one may be so.
      if (!isFilledIn(value) && !(Array.isArray(value) && value.length === 0)) return null;
      if (Array.isArray(value))
        return Promise.all(value.map((each) => withFacts(each, source, context)));
      return withFacts(value, source, context);
    },
  }),
};

/** `@orNull`: an optional group of fields, absent where all of them were left empty. */
export const orNullExtension = {
  name: "orNull",
  extend: () => ({
    resolve(source: Source, _args: unknown, _context: Context, info: Info) {
      return filledIn(source[info.fieldName]);
    },
  }),
};

/** `@serviceFacts`: the facts of a service, together with those that it shares with another one. */
export const serviceFactsExtension = {
  name: "serviceFacts",
  extend: () => ({
    async resolve(source: Source, _args: unknown, context: Context) {
      const service = serviceOf(source);
      const others = service.facts?.sameAs ? await allServices(context) : [];
      return filledIn(mergedFacts(service, others));
    },
  }),
};

/** `@fileName`: the name of the file without .json, by which other files refer to it. */
export const fileNameExtension = {
  name: "fileName",
  extend: () => ({ resolve: (source: Source) => source.fields?.slug }),
};
