import type { ContentTree } from "../../../src/content/check/checkContent";
import { parseContent } from "../../../src/content/check/parse";
import { nameOfEntry } from "../../../src/content/plain/titles";

/** The content of a JSON file; undefined where it cannot be read. */
export function contentIn(bytes: Buffer | undefined): Record<string, unknown> | undefined {
  const result = bytes && parseContent(bytes);
  return result && "value" in result ? result.value : undefined;
}

/** Finds the names of the entries of a tree by their folder and file name. */
export const namesIn = (tree: ContentTree) => (folder: string, name: string) => {
  const file = `${folder}/${name}.json`;
  return tree.files.has(file) ? nameOfEntry(file, contentIn(tree.read(file))) : name;
};
