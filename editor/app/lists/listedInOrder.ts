import type { Folder } from "../../../src/content/schema/fields";
import { listed } from "../../../src/content/model/listed";
import { orderOf } from "../../../src/content/schema/referenceLists";
import { allPages, pagesShowing } from "../../../src/content/pages/sitePages";
import { asTyped } from "../../../src/content/words/wording";
import type { SessionState } from "../session/state";
import { entriesOf, type ListedEntry } from "./entriesOf";
import { inPageOrder } from "./inPageOrder";
import { openFiles } from "./openFiles";

type State = Pick<SessionState, "saved" | "edited">;

/** Lists of questions, in the order of the pages that show them. */
function questionsByPage(state: State, entries: readonly ListedEntry[]): ListedEntry[] {
  const files = openFiles(state);
  const paths = allPages(files).map(({ path }) => path);
  const placeOf = ({ file }: ListedEntry) => {
    const [first] = pagesShowing(file, files);
    return first ? paths.indexOf(first.path) : paths.length;
  };
  return [...entries].sort((a, b) => placeOf(a) - placeOf(b));
}

/** The entries of a folder, in the order of the page that shows all of them, if there is such a page. */
export function listedInOrder(state: State, folder: Folder): readonly ListedEntry[] {
  const entries = entriesOf(state, folder);
  if (folder === "faqs") return questionsByPage(state, entries);
  if (!orderOf(folder)) return entries;
  const place = new Map(inPageOrder(folder, openFiles(state)).map((slug, at) => [slug, at]));
  return [...entries].sort((a, b) => (place.get(a.slug) ?? 0) - (place.get(b.slug) ?? 0));
}

/** True if an entry's name, details or first words contain the searched words. */
export function isFound(folder: Folder, { name, content }: ListedEntry, query: string): boolean {
  const { detailsOf, wordsOf } = listed[folder];
  const texts = [name, ...detailsOf(content), wordsOf?.(content) ?? ""];
  return texts.some((text) => asTyped(text).includes(asTyped(query.trim())));
}
