import * as z from "zod";
import type { Folder } from "./fields";
import { contentTypeOf, contentTypes } from "../model/contentTypes";
import type { ContentFiles } from "../resolveContent";
import { sameJson } from "./sameJson";
import { serviceItem, serviceLists, type ServiceList } from "../pages/serviceItems";
import {
  childOf,
  innermost,
  isGroup,
  metaOf,
  namedFile,
  placesIn,
  valueAt,
  type FieldPlace,
  type Path,
} from "./schemaParts";

/** A list on a page that shows chosen entries of a folder, in order. */
export type ReferenceList = FieldPlace & {
  /** One text for each item: the slug of its entry, or its own word, like "Other", if it names no entry. */
  slugs: readonly string[];
  min: number;
  isFull: boolean;
  /** True if the last item stands for everything else, like "Other". */
  endsWithOther: boolean;
  /** The field of an item that names the entry, if items are groups. */
  key?: string;
};

const ownList = (folder: Folder, file: string, path: Path): ServiceList | undefined =>
  folder === "services"
    ? serviceLists.find((list) => list.file === file && sameJson(list.path, path))
    : undefined;

/**
 * The field of a list's item that names an entry of the folder; null if the item itself is the name;
 * undefined if items name no entry of the folder.
 */
function keyIn(item: z.ZodType, folder: Folder): string | null | undefined {
  if (metaOf(item).to === folder) return null;
  const group = innermost(item);
  if (!(group instanceof z.ZodObject)) return undefined;
  return Object.entries(group.shape).find(
    ([, field]) => metaOf(field as z.ZodType).to === folder,
  )?.[0];
}

/** A cache: the lists in content, by content and folder. An edit makes a new content object. */
const known = new WeakMap<object, Map<Folder, readonly ReferenceList[]>>();

function listsIn(folder: Folder, file: string, content: unknown): readonly ReferenceList[] {
  if (!isGroup(content)) return [];
  const byFolder = known.get(content) ?? new Map<Folder, readonly ReferenceList[]>();
  known.set(content, byFolder);
  const lists = byFolder.get(folder) ?? findLists(folder, file, content);
  byFolder.set(folder, lists);
  return lists;
}

function findLists(folder: Folder, file: string, content: unknown): ReferenceList[] {
  const type = contentTypeOf(file);
  if (!type) return [];
  return placesIn(type.schema, content).flatMap(({ path, value, schema, meta }) => {
    if (!(schema instanceof z.ZodArray) || !Array.isArray(value)) return [];
    const key = ownList(folder, file, path)?.slug ?? keyIn(schema.element as z.ZodType, folder);
    if (key === undefined) return [];
    const { min = 0, max = Infinity } = meta.size ?? {};
    return [
      {
        file,
        path,
        slugs: value.map((item) => String(key === null ? item : valueAt(item, [key]))),
        min,
        isFull: value.length >= max,
        endsWithOther: ownList(folder, file, path)?.endsWithOther === true,
        ...(key !== null && { key }),
      },
    ];
  });
}

/** All lists that show chosen entries of a folder. */
export const referenceLists = (folder: Folder, files: ContentFiles): ReferenceList[] =>
  [...files].flatMap(([file, content]) => listsIn(folder, file, content));

/**
 * A new item for an entry in a list. If items are groups, the item lacks the fields that only a person can
 * fill in.
 */
export function itemFor(
  folder: Folder,
  { file, path, key }: ReferenceList,
  slug: string,
  files: ContentFiles,
): unknown {
  const own = ownList(folder, file, path);
  if (own) return serviceItem(own, slug, files);
  return key === undefined ? slug : { [key]: slug };
}

/** The list of the entries that come first, on the page that shows all entries of a folder. */
export function orderOf(folder: string): FieldPlace | undefined {
  const path = ["order"];
  const type = contentTypes.find(({ schema, file }) => {
    const list = file === undefined ? undefined : childOf(schema, "order");
    const item = list && childOf(list, 0);
    return item !== undefined && metaOf(item).to === folder;
  });
  return type?.file === undefined ? undefined : { file: type.file, path };
}

type Remaining = { value: unknown } | undefined;

/**
 * A value without the references to an entry; undefined if the value needs one of these references.
 * @param entry the entry's file below data/
 */
function remainingWithout(schema: z.ZodType, value: unknown, entry: string): Remaining {
  if (namedFile(metaOf(schema), value) === entry) return undefined;
  const inner = innermost(schema);
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    const remaining = value.flatMap(
      (item) => remainingWithout(inner.element as z.ZodType, item, entry) ?? [],
    );
    const isShort =
      remaining.length < value.length && remaining.length < (metaOf(schema).size?.min ?? 0);
    return isShort ? undefined : { value: remaining.map((each) => each.value) };
  }
  if (!(inner instanceof z.ZodObject) || !isGroup(value)) return { value };
  const kept: [string, unknown][] = [];
  for (const [key, each] of Object.entries(value)) {
    const field = childOf(inner, key);
    const remaining: Remaining = field ? remainingWithout(field, each, entry) : { value: each };
    if (remaining) kept.push([key, remaining.value]);
    else if (!field?.isOptional()) return undefined;
  }
  return { value: Object.fromEntries(kept) };
}

/**
 * Content without the references to an entry: without the list items that name the entry, and without the
 * optional parts that need the entry.
 * @param entry the entry's file below data/
 * @returns undefined if a required part needs one of these references
 */
export function withoutEntry(schema: z.ZodType, content: unknown, entry: string): unknown {
  return remainingWithout(schema, content, entry)?.value;
}
