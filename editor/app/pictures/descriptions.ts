import { contentTypeOf } from "../../../src/content/model/contentTypes";
import type { ContentFiles } from "../../../src/content/resolveContent";
import { placesIn, valueAt } from "../../../src/content/schema/schemaParts";

const known = new WeakMap<ContentFiles, ReadonlyMap<string, string>>();

/** The descriptions of the pictures that the content shows, by their files. */
export function descriptionsIn(files: ContentFiles): ReadonlyMap<string, string> {
  const there = known.get(files);
  if (there) return there;
  const found = new Map<string, string>();
  for (const [file, content] of files) {
    const type = contentTypeOf(file);
    if (!type) continue;
    for (const { path, value, meta } of placesIn(type.schema, content)) {
      if (meta.kind !== "imageFile" || typeof value !== "string") continue;
      const alt = valueAt(content, [...path.slice(0, -1), "alt"]);
      if (typeof alt === "string" && alt.trim() !== "") found.set(value, alt);
    }
  }
  known.set(files, found);
  return found;
}
