import { folders } from "../../../src/content/editor/collections";
import type { ContentTree } from "../../../src/content/check/checkContent";
import { parseContent } from "../../../src/content/check/parse";
import { contentTypeOf } from "../../../src/content/model/contentTypes";

const fileName = (path: string) => path.slice(path.lastIndexOf("/") + 1);

/** The content of a JSON file; undefined where it cannot be read. */
export function contentIn(bytes: Buffer | undefined): Record<string, unknown> | undefined {
  const result = bytes && parseContent(bytes);
  return result && "value" in result ? result.value : undefined;
}

/** The name by which people know an entry: "Ruth S.", "Home page". */
export function nameOfEntry(file: string, content: unknown): string {
  const type = contentTypeOf(file);
  if (!type) return fileName(file);
  if (!("folder" in type)) return type.label;
  const { [folders[type.folder].identifier]: name } = (content ?? {}) as Record<string, unknown>;
  return typeof name === "string" && name.trim() !== ""
    ? name.trim()
    : fileName(file).replace(/\.json$/, "");
}

/** What a file is, and which: "Testimonial “Ruth S.”", "Home page", "Picture deck.jpg". */
export function titleOfFile(file: string, content: unknown): string {
  const type = contentTypeOf(file);
  if (!type) return `Picture ${fileName(file)}`;
  const name = nameOfEntry(file, content);
  return "folder" in type ? `${type.label} “${name}”` : name;
}

/** Finds the names of the entries of a tree by their folder and file name. */
export const namesIn = (tree: ContentTree) => (folder: string, name: string) => {
  const file = `${folder}/${name}.json`;
  return tree.files.has(file) ? nameOfEntry(file, contentIn(tree.read(file))) : name;
};
