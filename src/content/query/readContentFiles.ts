import { join } from "node:path";
import { contentFolder, readIn } from "../check/contentFolder";
import type { ContentFiles } from "../resolveContent";

/**
 * The JSON files of a content folder; none if the folder does not exist.
 * @throws a sentence that names the first file with invalid JSON
 */
export function readContentFiles(dataDir: string): ContentFiles {
  const files = [...(contentFolder(dataDir)?.files ?? [])].filter((file) => file.endsWith(".json"));
  const read = (file: string): unknown => {
    try {
      return JSON.parse(readIn(dataDir, file).toString());
    } catch {
      throw new Error(
        `${join(dataDir, file)} is not valid JSON. npm run check:content names the place.`,
      );
    }
  };
  return new Map(files.map((file) => [file, read(file)]));
}
