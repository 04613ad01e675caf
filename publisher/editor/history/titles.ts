import type { ContentTree } from "../../../src/content/check/checkContent";
import { nameOfEntry } from "../../../src/content/plain/titles";
import { contentIn } from "../backend/contentIn";

/** Finds the names of the entries of a tree by their folder and file name. */
export const namesIn = (tree: ContentTree) => (folder: string, name: string) => {
  const file = `${folder}/${name}.json`;
  return tree.files.has(file) ? nameOfEntry(file, contentIn(tree.read(file))) : name;
};
