import type * as z from "zod";
import { placeName } from "../../../src/content/check/issue";
import { contentTypeOf } from "../../../src/content/model/contentTypes";
import { itemTitle } from "../../../src/content/schema/labels";
import { withoutEntry } from "../../../src/content/schema/referenceLists";
import { isGroup, schemaAt, valueAt, type Path } from "../../../src/content/schema/schemaParts";
import type { ContentFiles } from "../../../src/content/resolveContent";
import { placesNaming } from "../../../src/content/pages/sitePages";
import type { EntryChange } from "../session/state";

/** The path of a field that names an entry; of the list, if the title of the list's item is the entry. */
function pathToName(schema: z.ZodType, content: unknown, path: Path): Path {
  if (typeof path.at(-1) === "number") return path.slice(0, -1);
  const item = path.slice(0, -1);
  const group = valueAt(content, item);
  const itemSchema = schemaAt(schema, item);
  const isOnlyName =
    typeof item.at(-1) === "number" &&
    itemSchema !== undefined &&
    isGroup(group) &&
    itemTitle(itemSchema, group) === valueAt(content, path);
  return isOnlyName ? item.slice(0, -1) : path;
}

/** The places that name an entry, and the changes that remove the entry from them. */
export function usesOfEntry(file: string, files: ContentFiles) {
  const places: string[] = [];
  /**
   * The places from which the entry cannot be removed: required fields, and lists that would become too
   * short.
   */
  const needed: string[] = [];
  const changes: EntryChange[] = [];
  for (const [user, content] of files) {
    const naming = user === file ? [] : placesNaming(file, user, content);
    const schema = contentTypeOf(user)?.schema;
    if (naming.length === 0 || !schema) continue;
    const names = naming.map(({ path }) =>
      placeName({ file: user, content }, pathToName(schema, content, path)).replaceAll(" › ", ", "),
    );
    const left = withoutEntry(schema, content, file);
    if (left === undefined) needed.push(...names);
    else changes.push({ kind: "whole", file: user, content: left });
    places.push(...names);
  }
  return { places: [...new Set(places)], needed: [...new Set(needed)], changes };
}
