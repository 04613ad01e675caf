import type { Folder } from "../fields";
import { plainName } from "../plainName";
import { valueAt } from "../schemaParts";
import { folders } from "./collectionViews";

/** The name, without .json, that Decap CMS will give to the file of a new entry. */
export function newFileName(folder: Folder, content: unknown): string {
  const filled = folders[folder].slug.replaceAll(/{{(.*?)}}/g, (_whole, path: string) => {
    const value = valueAt(content, path.split("."));
    return typeof value === "string" ? value : "";
  });
  return plainName(filled) || "new";
}
