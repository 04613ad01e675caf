import * as z from "zod";
import type { Referable } from "./fields";
import { contentTypes } from "./model/contentTypes";
import { offSiteField } from "./offSite";
import { capitalized } from "./wording";

/** The GraphQL type of a collection that other content can reference. */
function typeNameOf(collection: Referable): string {
  const type = contentTypes.find(({ folder }) => folder === collection);
  if (!type) throw new Error(`The content model has no collection "${collection}".`);
  return type.typeName;
}

/** Collects type definitions while it walks the model. */
class SchemaWriter {
  private readonly types = new Map<string, string>();

  /** Writes the type of an object, once for each name. */
  addType(name: string, schema: z.ZodObject, isNode: boolean): string {
    if (!this.types.has(name)) {
      this.types.set(name, ""); // reserves the name for fields that refer back to it
      const fields = Object.entries(schema.shape)
        // Gatsby never sees entries that are off the site.
        .filter(([field]) => field !== offSiteField)
        .map(([field, type]) => `  ${field}: ${this.fieldType(name, field, type as z.ZodType)}`);
      const made = [...(isNode ? ["slug"] : []), ...Object.keys(schema.meta()?.inWords ?? {})];
      const own = made.map((field) => `  ${field}: String!`);
      const head = isNode ? `type ${name} implements Node @dontInfer` : `type ${name}`;
      this.types.set(name, `${head} {\n${[...own, ...fields].join("\n")}\n}`);
    }
    return name;
  }

  private fieldType(parent: string, field: string, schema: z.ZodType): string {
    const optional = schema instanceof z.ZodOptional;
    const inner = optional ? (schema.unwrap() as z.ZodType) : schema;
    const meta = inner.meta() ?? {};
    const mark = optional ? "" : "!";
    if (meta.kind === "reference" && meta.to) {
      return `${typeNameOf(meta.to)}${mark} @link(by: "slug", from: "${field}")`;
    }
    if (meta.kind === "imageFile") return `File${mark} @link(by: "relativePath", from: "${field}")`;
    if (inner instanceof z.ZodArray) {
      const item = inner.element as z.ZodType;
      const itemMeta = item.meta() ?? {};
      if (itemMeta.kind === "reference" && itemMeta.to) {
        return `[${typeNameOf(itemMeta.to)}!]${mark} @link(by: "slug", from: "${field}")`;
      }
      return `[${this.plainType(parent, field, item)}!]${mark}`;
    }
    return `${this.plainType(parent, field, inner)}${mark}`;
  }

  private plainType(parent: string, field: string, schema: z.ZodType): string {
    if (schema instanceof z.ZodObject) {
      const name = schema.meta()?.typeName ?? parent + capitalized(field);
      return this.addType(name, schema, false);
    }
    if (schema instanceof z.ZodBoolean) return "Boolean";
    if (schema instanceof z.ZodNumber) return schema.isInt ? "Int" : "Float";
    return "String";
  }

  toString(): string {
    return [...this.types.values()].join("\n\n");
  }
}

/**
 * The GraphQL type definitions of all content, in SDL. They are explicit, so that an emptied
 * optional field never breaks a query.
 */
export function graphqlTypeDefs(): string {
  const writer = new SchemaWriter();
  for (const { typeName, schema } of contentTypes) writer.addType(typeName, schema, true);
  return writer.toString();
}
