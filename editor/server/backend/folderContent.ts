import type { ContentFolder } from "../../../src/content/check/contentFolder";
import { contentTypeOf } from "../../../src/content/model/contentTypes";
import { nameOfEntry } from "../../../src/content/schema/titles";
import type { ContentFiles } from "../../../src/content/resolveContent";
import { contentIn } from "../../store/contentIn";

/** The content of a file of a tree; undefined if it is missing or invalid. */
export const contentAt = (tree: ContentFolder, file: string) =>
  tree.files.has(file) && !tree.problems.has(file) ? contentIn(tree.read(file)) : undefined;

/** All content of a tree; invalid files count as empty. */
export const contentFilesOf = (tree: ContentFolder): ContentFiles =>
  new Map([...tree.files].filter(contentTypeOf).map((file) => [file, contentAt(tree, file) ?? {}]));

/** Finds the names of entries by their folder and file name. */
export const entryNames = (tree: ContentFolder) => (folder: string, name: string) => {
  const file = `${folder}/${name}.json`;
  return tree.files.has(file) ? nameOfEntry(file, contentAt(tree, file)) : name;
};
