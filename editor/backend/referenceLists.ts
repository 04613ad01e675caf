import { isDeepStrictEqual } from "node:util";
import * as z from "zod";
import type { ContentTree } from "../../src/content/check/contentTree";
import { placeName } from "../../src/content/check/issue";
import { formatContent } from "../../src/content/normalize";
import type { Referable } from "../../src/content/fields";
import { contentTypeOf } from "../../src/content/model/contentTypes";
import { isGroup, metaOf, placesIn, valueAt, type Path } from "../../src/content/schemaParts";
import { serviceItem, serviceLists } from "../../src/content/serviceItems";
import { contentAt, contentFilesOf, entryNames } from "./treeContent";
import { Refusal } from "../refusal";

/** A list of a page that shows entries of a folder, in order. */
export type ReferenceList = {
  /** The file of the page, below data/. */
  file: string;
  path: Path;
  /** "Home page › Testimonials" */
  label: string;
  /** The names of the listed entries. */
  names: string[];
  /** The usual place of a new entry: at the end, but before an item without an entry, like "Other". */
  usualPlace: number;
  /** True if a new entry is usually added. */
  isUsual: boolean;
};

/** A place in a list: before the entry `at`, or at the end. */
export const listPlace = z.object({
  file: z.string(),
  path: z.array(z.union([z.string(), z.int()])),
  at: z.int().min(0),
});

export type ListPlace = z.infer<typeof listPlace>;

const ownList = (folder: string, file: string, path: Path) =>
  folder === "services"
    ? serviceLists.find((list) => list.file === file && isDeepStrictEqual(list.path, path))
    : undefined;

function listsIn(file: string, folder: string, tree: ContentTree): ReferenceList[] {
  const type = contentTypeOf(file);
  const content = type && contentAt(tree, file);
  if (!content) return [];
  return placesIn(type.schema, content).flatMap(({ path, value, schema }) => {
    if (!(schema instanceof z.ZodArray) || !Array.isArray(value)) return [];
    const { kind, to } = metaOf(schema.element as z.ZodType);
    const own = ownList(folder, file, path);
    if (!own && (kind !== "reference" || to !== folder)) return [];
    // The list is full.
    if (value.length === z.toJSONSchema(schema, { io: "input" }).maxItems) return [];
    const names = value.map((item) =>
      entryNames(tree)(folder, String(own ? valueAt(item, [own.name]) : item)),
    );
    const hasEntry = (item: unknown) =>
      Object.values(isGroup(item) ? item : { item }).some((slug) =>
        tree.files.has(`${folder}/${String(slug)}.json`),
      );
    return [
      {
        file,
        path,
        label: placeName({ file, content }, path),
        names,
        usualPlace: names.length - (names.length > 0 && !hasEntry(value.at(-1)) ? 1 : 0),
        isUsual: own?.isUsual ?? false,
      },
    ];
  });
}

/** All lists that show entries of a folder. */
export const referenceLists = (folder: Referable, tree: ContentTree): ReferenceList[] =>
  [...tree.files].flatMap((file) => listsIn(file, folder, tree));

/**
 * Adds an entry to a list of a page.
 * @param entry the entry's file below data/
 * @returns the new bytes of the page's file
 */
export function withReference(
  { file, path, at }: ListPlace,
  entry: string,
  tree: ContentTree,
): Buffer {
  const [folder = "", name = ""] = entry.replace(/\.json$/, "").split("/");
  const type = contentTypeOf(file);
  const found = tree.files.has(file) ? listsIn(file, folder, tree) : [];
  const list = found.find((each) => isDeepStrictEqual(each.path, path));
  const content = type && list && contentAt(tree, file);
  if (!content) throw new Refusal(409, "A page that should show this has changed. Save again.");
  const own = ownList(folder, file, path);
  const items = valueAt(content, path) as unknown[];
  items.splice(at, 0, own ? serviceItem(own, name, contentFilesOf(tree)) : name);
  return Buffer.from(formatContent(type, content));
}
