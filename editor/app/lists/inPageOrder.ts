import type { Folder } from "../../../src/content/schema/fields";
import { inOrder } from "../../../src/content/pages/inOrder";
import { orderOf } from "../../../src/content/schema/referenceLists";
import type { ContentFiles } from "../../../src/content/resolveContent";
import { valueAt } from "../../../src/content/schema/schemaParts";
import { slugOf } from "../../../src/content/words/slug";

/** The slugs of a folder, in the order of the page that shows all of them. */
export function inPageOrder(folder: Folder, files: ContentFiles): string[] {
  const order = orderOf(folder);
  const first = order && valueAt(files.get(order.file), order.path);
  const all = [...files.keys()].filter((file) => file.startsWith(`${folder}/`));
  return inOrder(
    (Array.isArray(first) ? first : []).map((slug) => ({ slug: String(slug) })),
    all.map((file) => ({ slug: slugOf(file) })),
  ).map(({ slug }) => slug);
}
