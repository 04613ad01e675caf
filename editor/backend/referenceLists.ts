import * as z from "zod";
import type { ContentTree } from "../../src/content/check/checkContent";
import { formatContent } from "../../src/content/editor/format";
import type { Referable } from "../../src/content/fields";
import { contentTypeOf } from "../../src/content/model/contentTypes";
import { labelsOfPath } from "../../src/content/plain/labels";
import { nameOfEntry, titleOfFile } from "../../src/content/plain/titles";
import { isGroup, metaOf, placesIn, valueAt, type Path } from "../../src/content/schemaParts";
import { contentAt, namesIn } from "./treeContent";
import { Refusal } from "../refusal";

/** A list of a page that names entries of a folder, in order. */
export type ReferenceList = {
  /** The file of the page, with data/. */
  file: string;
  path: Path;
  /** "Home page › Testimonials" */
  label: string;
  /** The entries in it, and their names. */
  slugs: string[];
  names: string[];
};

/** A place in such a list: before its entry `at`, or at its end. */
export const listPlace = z.object({
  file: z.string(),
  path: z.array(z.union([z.string(), z.int()])),
  at: z.int().min(0),
});

export type ListPlace = z.infer<typeof listPlace>;

function listsIn(file: string, folder: string, tree: ContentTree): ReferenceList[] {
  const type = contentTypeOf(file);
  const content = type && contentAt(tree, file);
  if (!content) return [];
  return placesIn(type.schema, content).flatMap(({ path, value, schema }) => {
    if (!(schema instanceof z.ZodArray) || !Array.isArray(value)) return [];
    const { kind, to } = metaOf(schema.element as z.ZodType);
    if (kind !== "reference" || to !== folder) return [];
    const labels = [titleOfFile(file, content), ...labelsOfPath(type.schema, path, content)];
    const slugs = value.map(String);
    const names = slugs.map((slug) => namesIn(tree)(folder, slug));
    return [{ file: `data/${file}`, path, label: labels.join(" › "), names, slugs }];
  });
}

/** All lists that name entries of a folder. */
export const referenceLists = (folder: Referable, tree: ContentTree): ReferenceList[] =>
  [...tree.files].flatMap((file) => listsIn(file, folder, tree));

/**
 * Adds an entry to a list of a page.
 * @param entry the entry's file below data/
 * @returns the file of the page, and its new bytes
 */
export function withReference(
  place: ListPlace,
  entry: string,
  tree: ContentTree,
): [string, Buffer] {
  const file = place.file.replace(/^data\//, "");
  const [folder = "", name = ""] = entry.replace(/\.json$/, "").split("/");
  const type = contentTypeOf(file);
  const found = tree.files.has(file) ? listsIn(file, folder, tree) : [];
  const list = found.find(({ path }) => JSON.stringify(path) === JSON.stringify(place.path));
  const content = type && list && contentAt(tree, file);
  if (!content) throw new Refusal(409, "A page that should show this has changed. Save once more.");
  const holder = valueAt(content, place.path.slice(0, -1));
  if (!isGroup(holder)) throw new Refusal(409, `${nameOfEntry(file, content)} has changed.`);
  holder[String(place.path.at(-1))] = list.slugs.toSpliced(place.at, 0, name);
  return [file, Buffer.from(formatContent(type, content))];
}
