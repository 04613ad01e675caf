import type { Folder } from "../fields";
import { slugify } from "../slug";
import { valueAt } from "../schemaParts";
import { folders } from "./collectionViews";

/** The name, without .json, that Decap CMS will give to the file of a new entry. */
export function newFileName(folder: Folder, content: unknown): string {
  const filled = folders[folder].slug.replaceAll(/{{(.*?)}}/g, (_whole, path: string) => {
    const value = valueAt(content, path.split("."));
    return typeof value === "string" ? value : "";
  });
  return slugify(filled) || "new";
}
