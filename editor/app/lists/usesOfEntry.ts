import { placeName } from "../../../src/content/check/issue";
import { contentTypeOf } from "../../../src/content/model/contentTypes";
import { withoutEntry } from "../../../src/content/schema/referenceLists";
import type { ContentFiles } from "../../../src/content/resolveContent";
import { placesNaming } from "../../../src/content/pages/sitePages";
import type { EntryChange } from "../session/state";

/** The places that name an entry, and the changes that remove the entry from them. */
export function usesOfEntry(file: string, files: ContentFiles) {
  const places: string[] = [];
  /** The places that cannot be without the entry. */
  const needed: string[] = [];
  const changes: EntryChange[] = [];
  for (const [user, content] of files) {
    const naming = user === file ? [] : placesNaming(file, user, content);
    const schema = contentTypeOf(user)?.schema;
    if (naming.length === 0 || !schema) continue;
    const names = naming.map(({ path }) => {
      // The name of a list is enough: its item only repeats the entry's name.
      const shown = typeof path.at(-1) === "number" ? path.slice(0, -1) : path;
      return placeName({ file: user, content }, shown).replaceAll(" › ", ", ");
    });
    const left = withoutEntry(schema, content, file);
    if (left === undefined) needed.push(...names);
    else changes.push({ kind: "whole", file: user, content: left });
    places.push(...names);
  }
  return { places: [...new Set(places)], needed: [...new Set(needed)], changes };
}
