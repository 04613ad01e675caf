import type { Folder } from "../../../src/content/schema/fields";
import { contentTypeOf } from "../../../src/content/model/contentTypes";
import { listed } from "../../../src/content/model/listed";
import { isHidden } from "../../../src/content/pages/hidden";
import type { ContentFiles } from "../../../src/content/resolveContent";
import { pagesShowing } from "../../../src/content/pages/sitePages";
import { curlyQuoted } from "../../../src/content/schema/labels";
import { titleOfFile } from "../../../src/content/schema/titles";
import { slugInWords, slugOf } from "../../../src/content/words/slug";
import { changesOf, isProvisional } from "../session/changes";
import type { SessionState } from "../session/state";
import { openFiles } from "./openFiles";

/** An entry in a list. */
export type ListedEntry = {
  file: string;
  slug: string;
  name: string;
  /** The name with details that tell the entry from others: "Karen M. (Bel Air, Siding)". */
  display: string;
  content: unknown;
  isHidden: boolean;
  isChanged: boolean;
};

/**
 * The name of an entry. A list of questions has the names of the pages that show it. Without a name of its
 * own, a new entry is called after its kind, "New testimonial", and a saved entry after its slug.
 */
function nameInList(folder: Folder, file: string, content: unknown, files: ContentFiles): string {
  if (folder === "faqs") {
    const pages = pagesShowing(file, files);
    if (pages.length > 0) return pages.map(({ label }) => label).join(", ");
  }
  const { titleOf, singular } = listed[folder];
  const title = titleOf(content);
  if (title !== "") return title;
  return isProvisional(file) ? `New ${singular}` : slugInWords(slugOf(file));
}

/** The name with details that tell the entry from others, or with "Hidden". */
function lineOf(folder: Folder, name: string, content: unknown): string {
  const details = listed[folder].detailsOf(content).join(", ");
  return isHidden(content) ? `Hidden: ${name}` : details === "" ? name : `${name} (${details})`;
}

type Lists = { saved: unknown; byFolder: Map<Folder, readonly ListedEntry[]> };

const known = new WeakMap<SessionState["edited"], Lists>();

/** The last list of each folder. An unchanged list stays the same object, so that nothing is drawn again. */
const last = new Map<Folder, readonly ListedEntry[]>();

const isSameEntry = (one: ListedEntry, other: ListedEntry | undefined) =>
  one.file === other?.file &&
  one.name === other.name &&
  one.content === other.content &&
  one.isChanged === other.isChanged;

function keptIfSame(folder: Folder, entries: readonly ListedEntry[]): readonly ListedEntry[] {
  const before = last.get(folder) ?? [];
  const isSame =
    before.length === entries.length && entries.every((each, at) => isSameEntry(each, before[at]));
  if (isSame) return before;
  last.set(folder, entries);
  return entries;
}

/**
 * The content from which an entry's name is made. It is the saved content while somebody has emptied the
 * name to type another.
 */
function filesWithName(file: string, files: ContentFiles, saved: ContentFiles): ContentFiles {
  const { folder } = contentTypeOf(file) ?? {};
  const isEmptied = folder && saved.has(file) && listed[folder].titleOf(files.get(file)) === "";
  return isEmptied ? saved : files;
}

/** The entries of a folder, including unsaved entries, in the order of their names. */
export function entriesOf(
  { saved, edited }: Pick<SessionState, "saved" | "edited">,
  folder: Folder,
): readonly ListedEntry[] {
  let lists = known.get(edited);
  if (lists?.saved !== saved) known.set(edited, (lists = { saved, byFolder: new Map() }));
  const { byFolder } = lists;
  const there = byFolder.get(folder);
  if (there) return there;
  const files = openFiles({ saved, edited });
  const found = [...files]
    .filter(([file]) => file.startsWith(`${folder}/`))
    .map(([file, content]): ListedEntry => {
      const own = edited.get(file);
      const named = filesWithName(file, files, saved).get(file);
      const name = nameInList(folder, file, named, files);
      return {
        file,
        slug: slugOf(file),
        name,
        display: lineOf(folder, name, content),
        content,
        isHidden: isHidden(content),
        isChanged: own !== undefined && changesOf(file, own).length > 0,
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name, "en"));
  const entries = keptIfSame(folder, found);
  byFolder.set(folder, entries);
  return entries;
}

/** The name of an open entry, as lists show it: "Karen M.", "Home page". */
export function nameIn(state: Pick<SessionState, "saved" | "edited">, file: string): string {
  const { folder, label = "" } = contentTypeOf(file) ?? {};
  if (!folder) return label;
  return (
    entriesOf(state, folder).find((entry) => entry.file === file)?.name ?? slugInWords(slugOf(file))
  );
}

/** The kind and the name of an entry in some content: "Testimonial “Karen M.”", "Questions “Decks”". */
export function titleInFiles(file: string, files: ContentFiles): string {
  const { folder, label = "" } = contentTypeOf(file) ?? {};
  if (!folder || !files.has(file)) return titleOfFile(file, files.get(file));
  const isNameless = isProvisional(file) && listed[folder].titleOf(files.get(file)) === "";
  const name = nameInFiles(file, files);
  return isNameless ? name : `${label} ${curlyQuoted(name)}`;
}

/**
 * The name of an entry in some content, as lists show it. The name of a missing entry is made from its slug.
 */
export function nameInFiles(file: string, files: ContentFiles): string {
  const { folder, label = "" } = contentTypeOf(file) ?? {};
  return folder ? nameInList(folder, file, files.get(file), files) : label;
}

/**
 * The kind and the name of an open entry: "Testimonial “Karen M.”", "Questions “Decks”", "Home page".
 * @param content the last content of an entry that is deleted
 */
export function titleIn(
  state: Pick<SessionState, "saved" | "edited">,
  file: string,
  content?: unknown,
): string {
  const files = openFiles(state);
  return files.has(file)
    ? titleInFiles(file, filesWithName(file, files, state.saved))
    : titleOfFile(file, content);
}
