import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentSchemas } from "../../src/content/jsonSchema";

/** Writes the JSON Schemas that `.vscode/settings.json` names. With them, VS Code completes fields. */
export function writeCompletions(): void {
  if (!existsSync(".vscode/settings.json")) return;
  mkdirSync(".vscode/schemas", { recursive: true });
  for (const { fileName, schema } of contentSchemas())
    writeFileSync(join(".vscode/schemas", fileName), JSON.stringify(schema));
}
