import type { Folder } from "../../../src/content/fields";
import { listed } from "../../../src/content/model/listed";
import { orderOf } from "../../../src/content/referenceLists";
import { allPages, placesNaming } from "../../../src/content/sitePages";
import { asTyped } from "../../../src/content/wording";
import type { SessionState } from "../session/state";
import { entriesOf, type ListedEntry } from "./entriesOf";
import { inPageOrder } from "./inPageOrder";
import { openFiles } from "./openFiles";

type State = Pick<SessionState, "saved" | "edited">;

/** Lists of questions, called after the pages that show them, and in the order of these. */
function questionsByPage(state: State, entries: readonly ListedEntry[]): ListedEntry[] {
  const files = openFiles(state);
  const pages = allPages(files);
  return entries
    .map((entry) => {
      const own = pages.filter(
        (page) => placesNaming(entry.file, page.file, files.get(page.file)).length > 0,
      );
      const name = own.map(({ label }) => label).join(", ") || entry.name;
      const [first] = own;
      return { place: first ? pages.indexOf(first) : pages.length, entry: { ...entry, name } };
    })
    .sort((a, b) => a.place - b.place)
    .map(({ entry }) => entry);
}

/**
 * The entries of a folder, in the order of the page that shows all of them.
 */
export function listedInOrder(state: State, folder: Folder): readonly ListedEntry[] {
  const entries = entriesOf(state, folder);
  if (folder === "faqs") return questionsByPage(state, entries);
  if (!orderOf(folder)) return entries;
  const place = new Map(inPageOrder(folder, openFiles(state)).map((slug, at) => [slug, at]));
  return [...entries].sort((a, b) => (place.get(a.slug) ?? 0) - (place.get(b.slug) ?? 0));
}

/** True if an entry's name or words contain what somebody looks for. */
export function isFound(folder: Folder, { name, content }: ListedEntry, query: string): boolean {
  const { detailsOf, wordsOf } = listed[folder];
  const texts = [name, ...detailsOf(content), wordsOf?.(content) ?? ""];
  return texts.some((text) => asTyped(text).includes(asTyped(query.trim())));
}
