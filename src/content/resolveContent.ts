import { contentTypeOf, contentTypes } from "./model/contentTypes";
import { dropBlanks } from "./normalize";
import {
  factsOfServices,
  factsOfSite,
  fillPlaceholders,
  mergedFacts,
  servicesWithFaqs,
  type KnownFacts,
  type ServiceFile,
} from "./placeholders";
import { slugOf } from "./slug";

/** Content files by their paths below data/, each as its JSON says. */
export type ContentFiles = ReadonlyMap<string, unknown>;

export type Group = Readonly<Record<string, unknown>>;

/** A content file as the site's queries see it. */
export type Resolved = Group & { slug: string };

export type ResolvedContent = {
  /** The files by their paths below data/. */
  files: ReadonlyMap<string, Resolved>;
  /** A text of a file with the facts that it names in braces. */
  fill: (text: string, file: string) => string;
};

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

/** The facts that hold for a service; undefined where none are known. */
function factsOf(service: ServiceFile, services: readonly ServiceFile[]): object | undefined {
  const facts = mergedFacts(service, services);
  return Object.values(facts).some((fact) => fact !== undefined) ? facts : undefined;
}

/**
 * Content as the site shows it: placeholders filled, blanks gone, the facts of services joined with
 * those they share, and each file with its slug, by which others refer to it. Gatsby, the editor's
 * preview and tests take it from here.
 */
export function resolveContent(files: ContentFiles): ResolvedContent {
  const typed = [...files].flatMap(([file, value]) => {
    const type = contentTypeOf(file);
    return type ? [{ file, content: dropBlanks(type.schema, value) as Group }] : [];
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

  const resolved = ({ file, content }: (typeof typed)[number]): Resolved => {
    const slug = slugOf(file);
    const service = services.find((each) => file === `services/${each.slug}.json`);
    const whole = service ? { ...content, facts: factsOf(service, services) } : content;
    return { ...(mapTexts(whole, (text) => fill(text, file)) as Group), slug };
  };
  return { files: new Map(typed.map((each) => [each.file, resolved(each)])), fill };
}

/** The entries of each GraphQL type, in the order of their files. */
export function entriesByType(
  files: ReadonlyMap<string, Resolved>,
): Readonly<Record<string, readonly Resolved[] | undefined>> {
  const sorted = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    contentTypes.map((type) => [
      type.typeName,
      sorted.filter(([file]) => contentTypeOf(file) === type).map(([, entry]) => entry),
    ]),
  );
}
