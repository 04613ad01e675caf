import type { ContentFolder } from "../../../src/content/check/contentFolder";
import { contentTypeOf } from "../../../src/content/model/contentTypes";
import { nameOfEntry } from "../../../src/content/schema/titles";
import { slugInWords } from "../../../src/content/words/slug";
import type { ContentFiles } from "../../../src/content/resolveContent";
import { contentOfBytes } from "../../store/contentOfBytes";

/** The content of a file of a content folder; undefined if it is missing or invalid. */
export const contentAt = (dataFolder: ContentFolder, file: string) =>
  dataFolder.files.has(file) && !dataFolder.problems.has(file)
    ? contentOfBytes(dataFolder.read(file))
    : undefined;

/** All content of a content folder; invalid files count as empty. */
export const contentFilesOf = (dataFolder: ContentFolder): ContentFiles =>
  new Map(
    [...dataFolder.files]
      .filter(contentTypeOf)
      .map((file) => [file, contentAt(dataFolder, file) ?? {}]),
  );

/** Returns a function that finds the name of an entry by its folder and file name. */
export const entryNames = (dataFolder: ContentFolder) => (folder: string, name: string) => {
  const file = `${folder}/${name}.json`;
  return dataFolder.files.has(file)
    ? nameOfEntry(file, contentAt(dataFolder, file))
    : slugInWords(name);
};
