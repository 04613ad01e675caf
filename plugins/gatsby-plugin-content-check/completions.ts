import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { contentTypes, type ContentType } from "../../src/content/model/contentTypes";

function schemaOf({ schema, label }: ContentType): z.core.JSONSchema.JSONSchema {
  const jsonSchema = z.toJSONSchema(schema, {
    target: "draft-7",
    io: "input",
    // Without the metadata that only this project reads.
    metadata: z.registry(),
    override: ({ zodSchema, jsonSchema: part }) => {
      const { title, description, expected } = z.globalRegistry.get(zodSchema) ?? {};
      if (title) part.title = title;
      if (description) part.description = description;
      // VS Code shows this instead of its own messages, which mention types and patterns.
      if (expected) part.errorMessage = `It must be ${expected}.`;
    },
  });
  return { title: label, ...jsonSchema };
}

/** A JSON Schema for each content type, with its file name and the content files it is for. */
export const contentSchemas = () =>
  contentTypes.map((type) => ({
    fileName: type.file?.replaceAll("/", "-") ?? `${type.folder}.json`,
    fileMatch: `/data/${type.file ?? `${type.folder}/*.json`}`,
    schema: schemaOf(type),
  }));

/** Writes the JSON Schemas that `.vscode/settings.json` names. With them, VS Code completes fields. */
export function writeCompletions(): void {
  if (!existsSync(".vscode/settings.json")) return;
  mkdirSync(".vscode/schemas", { recursive: true });
  for (const { fileName, schema } of contentSchemas())
    writeFileSync(join(".vscode/schemas", fileName), JSON.stringify(schema));
}
