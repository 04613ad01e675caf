import {
  buildSchema,
  executeSync,
  FieldsOnCorrectTypeRule,
  getNamedType,
  KnownFragmentNamesRule,
  parse,
  validate,
  type DocumentNode,
  type GraphQLFieldResolver,
} from "graphql";
import { graphqlTypeDefs } from "./graphql";
import { contentTypes } from "../model/contentTypes";
import { isGroup, valueAt } from "../schema/schemaParts";
import { entriesByType, type Group, type Resolved } from "../resolveContent";

/** Runs a query of the site. */
export type QueryRunner = (query: string, variables?: Group) => unknown;

/** Returns a picture's data in place of gatsby-plugin-image. `path` is the picture's file below data/. */
export type PictureData = (path: string, formats: readonly string[]) => unknown;

const fieldName = (typeName: string) => typeName.charAt(0).toLowerCase() + typeName.slice(1);

/** The part of Gatsby's GraphQL schema that the site's queries use. */
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

const documents = new Map<string, DocumentNode>();

/** Parses a query once. All queries are in the code, so the cache stays small. */
function documentOf(query: string): DocumentNode {
  const known = documents.get(query);
  if (known) return known;
  const document = parse(query);
  const [error] = validate(schema, document, [KnownFragmentNamesRule, FieldsOnCorrectTypeRule]);
  if (error) throw error;
  documents.set(query, document);
  return document;
}

/** True if a value passes a filter of Gatsby. Supports only the operators that the site uses. */
const passes = (value: unknown, filter: Group): boolean =>
  Object.entries(filter).every(([key, wanted]) => {
    if (key === "eq") return value === wanted;
    if (key === "ne") return (value ?? null) !== wanted;
    return passes((value as Group | undefined)?.[key], wanted as Group);
  });

/** The path of the value that a sort order of Gatsby compares: { menu: { order: ASC } } has two steps. */
const pathOf = (order: unknown): string[] =>
  isGroup(order) ? Object.entries(order).flatMap(([key, rest]) => [key, ...pathOf(rest)]) : [];

/** Sorts by one or several orders. A later order decides only between equals. A missing value is last. */
const sorted = (entries: readonly Group[], order: unknown): Group[] =>
  [order ?? []].flat().reduceRight<Group[]>(
    (list, each) =>
      list.sort((a, b) => {
        const [one, other] = [a, b].map((entry) => valueAt(entry, pathOf(each)));
        if (one === other) return 0;
        if (one === undefined || other === undefined) return one === undefined ? 1 : -1;
        if (typeof one === "number") return one - Number(other);
        return String(one).localeCompare(String(other));
      }),
    [...entries],
  );

type Arguments = { filter?: Group; sort?: Group | Group[]; slug?: Group; formats?: string[] };

/**
 * Answers the site's queries as a build does, but without Gatsby. The editor's preview and the tests of
 * components have no Gatsby.
 */
export function createQueryRunner(
  files: ReadonlyMap<string, Resolved>,
  pictures: PictureData,
): QueryRunner {
  const byType = entriesByType(files);
  const resolve: GraphQLFieldResolver<Group, unknown, Arguments> = (
    source,
    args,
    _context,
    info,
  ) => {
    const type = getNamedType(info.returnType).name;
    if (info.parentType.name === "Query") {
      const { slug, filter = {}, sort } = args;
      if (!type.endsWith("List"))
        return byType[type]?.find((entry) => !slug || passes(entry.slug, slug));
      const nodes = byType[type.slice(0, -"List".length)]?.filter((entry) => passes(entry, filter));
      return { nodes: sorted(nodes ?? [], sort) };
    }
    const value = source[info.fieldName];
    if (type === "File") return { path: value };
    if (type === "ImageSharp") return source;
    if (info.fieldName === "gatsbyImageData")
      return pictures(String(source.path), args.formats ?? []);
    const entries = info.parentType.name.endsWith("List") ? undefined : byType[type];
    const named = (name: unknown) => entries?.find(({ slug }) => slug === name);
    if (!entries || value === undefined) return value;
    return Array.isArray(value) ? value.map(named) : named(value);
  };

  return (query, variables = {}) => {
    const { data, errors } = executeSync({
      schema,
      document: documentOf(query),
      variableValues: variables,
      rootValue: {},
      fieldResolver: resolve as GraphQLFieldResolver<unknown, unknown>,
    });
    if (errors) throw errors[0] ?? new Error("The query was not answered.");
    return data;
  };
}
