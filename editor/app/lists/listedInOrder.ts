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

/** The pages that name an entry, as one text: "Home page, Decks". */
function pagesNaming(file: string, state: State): string {
  const files = openFiles(state);
  return allPages(files)
    .filter((page) => placesNaming(file, page.file, files.get(page.file)).length > 0)
    .map(({ label }) => label)
    .join(", ");
}

/**
 * The entries of a folder, in the order of the page that shows all of them. A list of questions is
 * called after its pages.
 */
export function listedInOrder(state: State, folder: Folder): readonly ListedEntry[] {
  const entries = entriesOf(state, folder);
  if (folder === "faqs")
    return entries.map((entry) => ({
      ...entry,
      name: pagesNaming(entry.file, state) || entry.name,
    }));
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
