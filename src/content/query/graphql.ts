import * as z from "zod";
import type { Referable } from "../schema/fields";
import { contentTypes } from "../model/contentTypes";
import { hiddenField } from "../pages/hidden";
import { childOf, innermost, metaOf } from "../schema/schemaParts";
import { capitalized } from "../words/wording";

/** The GraphQL type of a collection that other content can reference. */
function typeNameOf(collection: Referable): string {
  const type = contentTypes.find(({ folder }) => folder === collection);
  if (!type) throw new Error(`The content model has no collection "${collection}".`);
  return type.typeName;
}

/**
 * The GraphQL type definitions of all content, in SDL. Without them, Gatsby would derive types from the
 * files, and a query would break when the last value of an optional field is removed.
 */
export function graphqlTypeDefs(): string {
  const types = new Map<string, string>();

  /** Writes the type of an object, once for each name. */
  function addType(name: string, schema: z.ZodObject, isNode: boolean): string {
    if (!types.has(name)) {
      types.set(name, ""); // Keeps the type's position before the types of its fields.
      const fields = Object.entries(schema.shape)
        // Gatsby never sees entries that are hidden.
        .filter(([field]) => field !== hiddenField)
        .map(([field, type]) => `  ${field}: ${fieldType(name, field, type as z.ZodType)}`);
      const derived = Object.keys(metaOf(schema).derivedTexts ?? {});
      const own = [...(isNode ? ["slug"] : []), ...derived].map((field) => `  ${field}: String!`);
      const head = isNode ? `type ${name} implements Node @dontInfer` : `type ${name}`;
      types.set(name, `${head} {\n${[...own, ...fields].join("\n")}\n}`);
    }
    return name;
  }

  function fieldType(parent: string, field: string, schema: z.ZodType): string {
    const { kind } = metaOf(childOf(schema, 0) ?? schema);
    const by = kind === "reference" ? "slug" : kind === "imageFile" ? "relativePath" : undefined;
    const link = by === undefined ? "" : ` @link(by: "${by}", from: "${field}")`;
    const nonNull = schema instanceof z.ZodOptional ? "" : "!";
    return typeOf(parent, field, schema) + nonNull + link;
  }

  function typeOf(parent: string, field: string, schema: z.ZodType): string {
    const inner = innermost(schema);
    const { kind, to, typeName = parent + capitalized(field) } = metaOf(schema);
    if (to) return typeNameOf(to);
    if (kind === "imageFile") return "File";
    if (inner instanceof z.ZodArray)
      return `[${typeOf(parent, field, inner.element as z.ZodType)}!]`;
    if (inner instanceof z.ZodObject) return addType(typeName, inner, false);
    if (inner instanceof z.ZodBoolean) return "Boolean";
    if (inner instanceof z.ZodNumber) return inner.isInt ? "Int" : "Float";
    return "String";
  }

  for (const { typeName, schema } of contentTypes) addType(typeName, schema, true);
  return [...types.values()].join("\n\n");
}
