import { contentTypeOf, contentTypes } from "../model/contentTypes";
import { dropBlanks } from "../normalize";
import {
  factsOfServices,
  factsOfSite,
  fillPlaceholders,
  mergedFacts,
  servicesWithFaqs,
  type KnownFacts,
  type ServiceFile,
} from "../placeholders";

/** Content files by their paths below data/, each as its JSON says. */
export type ContentFiles = ReadonlyMap<string, unknown>;

export type Group = Readonly<Record<string, unknown>>;

/** What queries see of all content: the entries of each GraphQL type. */
export type Entries = {
  byType: Readonly<Record<string, readonly Group[] | undefined>>;
  /** A text of a file with the facts that it names in braces. */
  fill: (text: string, file: string) => string;
};

/** The name of a file, by which others refer to it: "pages/home.json" is "home". */
export const slugOf = (file: string) => file.replace(/^.*\/|\.json$/g, "");

/** The service that a file is about, where it is about one. */
function ownService(file: string, services: readonly ServiceFile[]): string | undefined {
  if (file.startsWith("services/")) return slugOf(file);
  const showing = file.startsWith("faqs/") ? servicesWithFaqs(slugOf(file), services) : [];
  return showing.length === 1 ? showing[0] : undefined;
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, mapTexts(each, change)]),
  );
}

/**
 * Every entry as Gatsby's queries see it: placeholders filled, blanks gone, the facts of services
 * joined with those they share.
 */
export function queryEntries(files: ContentFiles): Entries {
  const typed = [...files].flatMap(([file, value]) => {
    const type = contentTypeOf(file);
    return type ? [{ file, type, content: dropBlanks(type.schema, value) as Group }] : [];
  });
  const services = typed
    .filter(({ file }) => file.startsWith("services/"))
    .map(({ file, content }): ServiceFile => ({ ...content, slug: slugOf(file) }));
  const site = typed.find(({ file }) => file === "site.json");
  if (!site) throw new Error("data/site.json is missing; it holds the facts of the business.");
  const known: KnownFacts = {
    site: factsOfSite(site.content as Parameters<typeof factsOfSite>[0]),
    services: factsOfServices(services),
  };
  const fill = (text: string, file: string) =>
    fillPlaceholders(text, known, ownService(file, services));

  const entryOf = ({ file, content }: (typeof typed)[number]): Group => {
    const slug = slugOf(file);
    const service = services.find((each) => file === `services/${each.slug}.json`);
    return {
      ...(mapTexts(content, (text) => fill(text, file)) as Group),
      ...(service && { facts: mergedFacts(service, services) }),
      slug,
      fields: { slug },
    };
  };
  const byType = Object.fromEntries(
    contentTypes.map((type) => [
      type.typeName,
      typed
        .filter((each) => each.type === type)
        .sort((a, b) => (a.file < b.file ? -1 : 1))
        .map(entryOf),
    ]),
  );
  return { byType, fill };
}
