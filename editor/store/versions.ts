import type { ContentFiles } from "../../src/content/resolveContent";
import { nameOfEntry } from "../../src/content/schema/titles";
import { slugInWords } from "../../src/content/words/slug";

/** A version of a file. Pictures and unreadable files have no content. */
export type Version = { content?: Record<string, unknown> };

/** A file below data/ before and after an edit; undefined if there was no file. */
export type FileVersions = { file: string; before?: Version; after?: Version };

/** Finds the name of an entry by its folder and file name: "testimonials", "ruth-s" → "Ruth S." */
export type NameOf = (folder: string, name: string) => string;

/** Finds the names of entries in content. */
export const entryNamesIn =
  (files: ContentFiles): NameOf =>
  (folder, name) => {
    const file = `${folder}/${name}.json`;
    return files.has(file) ? nameOfEntry(file, files.get(file)) : slugInWords(name);
  };

/** The files that give an edit its title: its content files, or else its first picture. */
export function namedFiles<T extends { file: string }>(files: readonly T[]): readonly T[] {
  const entries = files.filter(({ file }) => file.endsWith(".json"));
  return entries.length > 0 ? entries : files.slice(0, 1);
}
