import type { Folder } from "../fields";
import { folders } from "./collectionViews";

const valueAt = (content: unknown, path: string): unknown =>
  path
    .split(".")
    .reduce<unknown>(
      (value, step) => (value as Record<string, unknown> | undefined)?.[step],
      content,
    );

/** The name, without .json, that Decap CMS will give to the file of a new entry. */
export function newFileName(folder: Folder, content: unknown): string {
  const filled = folders[folder].slug.replaceAll(/{{(.*?)}}/g, (_whole, path: string) => {
    const value = valueAt(content, path);
    return typeof value === "string" ? value : "";
  });
  const name = filled
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f]/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  return name || "new";
}
