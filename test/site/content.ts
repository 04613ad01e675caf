import type { IGatsbyImageData } from "gatsby-plugin-image";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  buildSchema,
  executeSync,
  FieldsOnCorrectTypeRule,
  getNamedType,
  KnownFragmentNamesRule,
  parse,
  validate,
  type GraphQLFieldResolver,
} from "graphql";
import { graphqlTypeDefs } from "../../src/content/graphql";
import { contentTypes, type ContentType } from "../../src/content/model/contentTypes";
import { dropBlanks } from "../../src/content/normalize";
import {
  factsOfServices,
  factsOfSite,
  fillPlaceholders,
  mergedFacts,
  servicesWithFaqs,
  type KnownFacts,
  type ServiceFile,
} from "../../src/content/placeholders";
import { testContent } from "../testSite";

type Group = Readonly<Record<string, unknown>>;

const read = (path: string) => readFileSync(join(testContent, path), "utf8");
const slugOf = (name: string) => name.replace(/^.*\/|\.json$/g, "");

const filesOf = (type: ContentType) =>
  "file" in type
    ? [type.file]
    : readdirSync(join(testContent, type.folder))
        .filter((name) => name.endsWith(".json"))
        .map((name) => `${type.folder}/${name}`);

const services = contentTypes
  .filter((type) => "folder" in type && type.folder === "services")
  .flatMap(filesOf)
  .map((name): ServiceFile => ({ ...(JSON.parse(read(name)) as ServiceFile), slug: slugOf(name) }));

const known: KnownFacts = {
  site: factsOfSite(JSON.parse(read("site.json")) as Parameters<typeof factsOfSite>[0]),
  services: factsOfServices(services),
};

/** The service that a file is about. */
function ownService(name: string): string | undefined {
  if (name.startsWith("services/")) return slugOf(name);
  const showing = name.startsWith("faqs/") ? servicesWithFaqs(slugOf(name), services) : [];
  return showing.length === 1 ? showing[0] : undefined;
}

/** A file's content with its placeholders filled, each text by itself. */
const parsed = (name: string): unknown =>
  JSON.parse(read(name), (_key, value: unknown) =>
    typeof value === "string" ? fillPlaceholders(value, known, ownService(name)) : value,
  );

/** Every entry of a content type, as a query sees it: placeholders filled, blanks gone. */
const entriesOf = (type: ContentType): Group[] =>
  filesOf(type)
    .map((name) => ({
      name,
      slug: slugOf(name),
      service: services.find(({ slug }) => name === `services/${slug}.json`),
    }))
    .map(({ name, slug, service }) => ({
      ...(dropBlanks(type.schema, parsed(name)) as Group),
      // Whether or not the owner has one: the tests of it bring their own.
      ...(name === "site.json" && { delivery: undefined }),
      ...(service && { facts: mergedFacts(service, services) }),
      slug,
      fields: { slug },
    }));

const all: Readonly<Record<string, Group[] | undefined>> = Object.fromEntries(
  contentTypes.map((type) => [type.typeName, entriesOf(type)]),
);

const fieldName = (typeName: string) => typeName.charAt(0).toLowerCase() + typeName.slice(1);

export const schema = buildSchema(
  `scalar Any
  interface Node { id: ID! }
  type ImageSharp {
    gatsbyImageData(layout: Any, breakpoints: Any, formats: Any, placeholder: Any): Any!
  }
  type File { childImageSharp: ImageSharp }
  type Query {
    ${contentTypes.map(({ typeName }) => `${fieldName(typeName)}(slug: Any): ${typeName}`).join("\n")}
    ${contentTypes.map(({ typeName }) => `all${typeName}(filter: Any, sort: Any): ${typeName}List!`).join("\n")}
  }
  ${contentTypes.map(({ typeName }) => `type ${typeName}List { nodes: [${typeName}!]! }`).join("\n")}
  ${graphqlTypeDefs()}`,
  { assumeValid: true, assumeValidSDL: true },
);

/** Whether a value passes Gatsby's kind of filter, as far as the site's queries use it. */
const passes = (value: unknown, filter: Group): boolean =>
  Object.entries(filter).every(([key, wanted]) => {
    if (key === "eq") return value === wanted;
    if (key === "ne") return (value ?? null) !== wanted;
    if (key === "gt") return Number(value) > Number(wanted);
    return passes((value as Group | undefined)?.[key], wanted as Group);
  });

/** What Gatsby's kind of sort order looks at: of { menu: { order: ASC } } the menu's order. */
const sortValue = (value: unknown, order: unknown): unknown =>
  typeof order === "string"
    ? value
    : Object.entries(order as Group).map(([key, rest]) =>
        sortValue((value as Group)[key], rest),
      )[0];

/** Sorts by one order, or by several: where the first makes no difference, the next counts. */
const sorted = (entries: readonly Group[], order: unknown): Group[] =>
  [order ?? []].flat().reduceRight<Group[]>(
    (list, each) =>
      list.sort((a, b) => {
        const [one, other] = [sortValue(a, each), sortValue(b, each)];
        if (typeof one === "number") return one - Number(other);
        return String(one).localeCompare(String(other));
      }),
    [...entries],
  );

/** What the pictures' pipeline makes of a file, with addresses that tell where they come from. */
export function imageData(path: string, formats: readonly string[]): IGatsbyImageData {
  const srcSet = (format: string) =>
    [400, 1600].map((width) => `/${path}-${width}.${format} ${width}w`).join(",\n");
  return {
    layout: "fullWidth",
    width: 1,
    height: 0.75,
    backgroundColor: "#c0ffee",
    images: {
      fallback: { src: `/${path}-1600.webp`, srcSet: srcSet("webp"), sizes: "100vw" },
      sources: formats.includes("AVIF")
        ? [{ type: "image/avif", srcSet: srcSet("avif"), sizes: "100vw" }]
        : [],
    },
  };
}

type Arguments = { filter?: Group; sort?: Group | Group[]; slug?: Group; formats?: string[] };

const resolve: GraphQLFieldResolver<Group, unknown, Arguments> = (source, args, _context, info) => {
  const type = getNamedType(info.returnType).name;
  if (info.parentType.name === "Query") {
    const { slug, filter = {}, sort } = args;
    if (!type.endsWith("List"))
      return all[type]?.find((entry) => !slug || passes(entry.slug, slug));
    const nodes = all[type.slice(0, -4)]?.filter((entry) => passes(entry, filter)) ?? [];
    return { nodes: sorted(nodes, sort) };
  }
  const value = source[info.fieldName];
  if (type === "File") return { path: value };
  if (type === "ImageSharp") return source;
  if (info.fieldName === "gatsbyImageData")
    return imageData(String(source.path), args.formats ?? []);
  const entries = info.parentType.name.endsWith("List") ? undefined : all[type];
  const named = (name: unknown) => entries?.find(({ slug }) => slug === name);
  if (!entries || value === undefined) return value;
  return Array.isArray(value) ? value.map(named) : named(value);
};

/** Answers a query from the content for tests, as Gatsby does when it builds the site. */
export function answer(source: string, variables: Group = {}): unknown {
  const document = parse(source);
  const [fault] = validate(schema, document, [KnownFragmentNamesRule, FieldsOnCorrectTypeRule]);
  if (fault) throw fault;
  const { data, errors } = executeSync({
    schema,
    document,
    variableValues: variables,
    rootValue: {},
    fieldResolver: resolve as GraphQLFieldResolver<unknown, unknown>,
  });
  if (errors) throw errors[0];
  return data;
}
