import * as z from "zod";
import { contentTypes, type ContentType } from "./model/contentTypes";

/** A JSON Schema for one content type, and its files. */
export type ContentSchema = {
  /** The schema's file: "pages-home.json". */
  fileName: string;
  /** The content files, from the top folder: "/data/testimonials/*.json". */
  fileMatch: string;
  schema: z.core.JSONSchema.JSONSchema;
};

// Only this project reads these keys.
const ownKeys: readonly (keyof z.GlobalMeta)[] = [
  "wants",
  "kind",
  "to",
  "typeName",
  "singular",
  "labels",
  "switch",
  "inWords",
  "autoFormat",
  "offers",
  "onlyOffers",
];

function schemaOf({ schema, label }: ContentType): z.core.JSONSchema.JSONSchema {
  const jsonSchema = z.toJSONSchema(schema, {
    target: "draft-7",
    io: "input",
    override: ({ jsonSchema: part }) => {
      // VS Code shows this instead of its own messages, which mention types and patterns.
      if (typeof part.wants === "string") part.errorMessage = `It must be ${part.wants}.`;
      for (const key of ownKeys) part[key] = undefined;
    },
  });
  return { title: label, ...jsonSchema };
}

/** The JSON Schemas of all content. A code editor then completes fields and underlines errors. */
export function contentSchemas(): ContentSchema[] {
  return contentTypes.map((type) => {
    const isFile = "file" in type;
    return {
      fileName: isFile ? type.file.replaceAll("/", "-") : `${type.folder}.json`,
      fileMatch: `/data/${isFile ? type.file : `${type.folder}/*.json`}`,
      schema: schemaOf(type),
    };
  });
}
