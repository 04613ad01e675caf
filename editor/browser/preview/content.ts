import { takeBase } from "../../../src/content/editor/baseVersion";
import { typedCollections } from "../../../src/content/editor/config";
import { contentTypeOf } from "../../../src/content/model/contentTypes";
import { isGroup } from "../../../src/content/schemaParts";
import type { CmsEntry } from "../cms";

/** Loads all entries of a collection, as Decap CMS gives them to previews. */
export type GetCollection = (name: string) => Promise<readonly CmsEntry[]>;

/** The path below data/ of an entry's file; none where the entry has no file yet. */
export const fileOf = (entry: CmsEntry): string =>
  String(entry.get("path") ?? "").replace(/^data\//, "");

/** What a file will hold, from what its form holds; undefined where that is no content. */
export function contentOfForm(file: string, form: unknown): unknown {
  // A file that could not be read comes as an error.
  if (!contentTypeOf(file) || !isGroup(form) || form instanceof Error) return undefined;
  return takeBase(form).content;
}

/** All content as it is saved, through whatever backend Decap CMS has. */
export async function allContent(getCollection: GetCollection): Promise<[string, unknown][]> {
  const collections = await Promise.all(
    typedCollections().map(({ collection }) => getCollection(collection.name)),
  );
  return collections.flat().flatMap((entry): [string, unknown][] => {
    const file = fileOf(entry);
    const content = contentOfForm(file, entry.get("data"));
    return content === undefined ? [] : [[file, content]];
  });
}
