import type { Folder } from "../schema/fields";
import { folders } from "../schema/folders";
import { valueAt } from "../schema/schemaParts";
import { freeName, newSlug, slugify, townSlug } from "./slug";

/**
 * The name, without .json, of a new entry's file.
 * @param isTaken true if another entry has the name
 */
export function newFileName(
  folder: Folder,
  content: unknown,
  isTaken: (name: string) => boolean = () => false,
): string {
  const { identifier, singular, slug } = folders[folder];
  if (!valueAt(content, [identifier])) return freeName("new", isTaken);
  if (folder === "locations")
    return freeName(townSlug(String(valueAt(content, [identifier]))), isTaken);
  const filled = slug.replaceAll(/{(.*?)}/g, (_whole, path: string) => {
    const value = valueAt(content, path.split("."));
    return typeof value === "string" ? value : "";
  });
  if (/^[\s-]*$/.test(filled)) return freeName("new", isTaken);
  return newSlug(filled, slugify(singular), isTaken);
}
