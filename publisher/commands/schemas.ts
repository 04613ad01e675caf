import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { format, resolveConfig } from "prettier";
import { contentSchemas, schemaSettings } from "../../src/content/jsonSchema";

const folder = ".vscode/schemas";
const settingsFile = ".vscode/settings.json";

async function write(path: string, content: unknown): Promise<void> {
  const options = await resolveConfig(path, { editorconfig: true });
  writeFileSync(path, await format(JSON.stringify(content), { ...options, filepath: path }));
}

/** Writes the JSON Schemas of all content anew, and tells VS Code which file each is for. */
async function run(): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const schemas = contentSchemas();
  for (const { fileName, schema } of schemas) await write(join(folder, fileName), schema);
  const settings = existsSync(settingsFile)
    ? (JSON.parse(readFileSync(settingsFile, "utf8")) as Record<string, unknown>)
    : {};
  await write(settingsFile, { ...settings, "json.schemas": schemaSettings() });
  console.log(`${schemas.length} schemas written to ${folder}.`);
}

run().catch((error: unknown) => {
  console.error(`The schemas could not be written: ${String(error)}`);
  process.exitCode = 1;
});
