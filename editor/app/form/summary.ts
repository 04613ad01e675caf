import * as z from "zod";
import { withFacts } from "../../../src/content/facts/factNotes";
import { itemTitle } from "../../../src/content/schema/labels";
import { childOf, innermost, isGroup, metaOf } from "../../../src/content/schema/schemaParts";
import { nameOfEntry } from "../../../src/content/schema/titles";
import { cut, pluralize } from "../../../src/content/words/wording";
import type { ContentFiles } from "../../../src/content/resolveContent";

/**
 * The title of a list's item, as visitors read it. An item that names an entry has the name of the entry, not
 * its slug.
 * @param own the file with the list
 */
export function titleOfItem(
  item: z.ZodType,
  value: unknown,
  files: ContentFiles,
  own: string,
): string | undefined {
  const { to } = metaOf(item);
  if (typeof value === "string" && to) {
    const file = `${to}/${value}.json`;
    return nameOfEntry(file, files.get(file));
  }
  if (typeof value === "string")
    return value.trim() === "" ? undefined : withFacts(value, files, own);
  const inner = innermost(item);
  if (!isGroup(value) || !(inner instanceof z.ZodObject)) return undefined;
  const [first] = Object.entries(inner.shape) as [string, z.ZodType][];
  if (first && metaOf(first[1]).to) return titleOfItem(first[1], value[first[0]], files, own);
  const { alt } = value;
  const title = typeof alt === "string" && "file" in inner.shape ? alt : itemTitle(item, value);
  return title === undefined || title.trim() === "" ? undefined : cut(withFacts(title, files, own));
}

/** The summary of a closed part: its title, or else the texts or the number of items of its first list. */
export function summaryOf(
  schema: z.ZodType,
  value: unknown,
  files: ContentFiles,
  own: string,
): string | undefined {
  if (!isGroup(value)) return undefined;
  const title = titleOfItem(schema, value, files, own);
  if (title !== undefined) return title;
  for (const [key, each] of Object.entries(value)) {
    const field = childOf(schema, key);
    if (!field || !Array.isArray(each)) continue;
    const texts = each.filter((item) => typeof item === "string");
    const isTexts = texts.length === each.length && !metaOf(childOf(field, 0) ?? field).to;
    return isTexts
      ? cut(withFacts(texts.join(" "), files, own))
      : pluralize(each.length, metaOf(field).singular ?? "item");
  }
  return undefined;
}
