import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ContentFiles } from "./entries";

/**
 * The JSON files of a content folder, in the order of their paths.
 * @throws where one of them is no JSON
 */
export function readContentFiles(dataDir: string): ContentFiles {
  const files = readdirSync(dataDir, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".json"))
    .sort();
  const read = (file: string) => JSON.parse(readFileSync(join(dataDir, file), "utf8")) as unknown;
  return new Map(files.map((file) => [file, read(file)]));
}
