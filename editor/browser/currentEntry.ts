import { singles } from "../../src/content/editor/collectionViews";
import { contentTypeOf, contentTypes } from "../../src/content/model/contentTypes";
import { slugOf } from "../../src/content/slug";
import { titleOfFile } from "../../src/content/titles";
import type { Draft } from "../../src/preview/messages";

/** The editor's address of an entry, by its file below data/; undefined if no form has it. */
export function addressOfEntry(file: string): string | undefined {
  const type = contentTypeOf(file);
  if (!type) return undefined;
  const collection = type.folder ?? singles.find(({ holds }) => holds(file))?.name;
  return `#/collections/${collection}/entries/${slugOf(file)}`;
}

/**
 * The list or form at an address of the editor; undefined if there is neither. Only the form of a
 * saved entry has a slug.
 */
export function partsOfAddress(url: string) {
  const parts = /#\/collections\/([^/]+)(?:\/(?:(new).*|entries\/(.+)))?$/;
  const [, collection, newEntry, slug] = parts.exec(url) ?? [];
  if (collection === undefined) return undefined;
  const isNew = newEntry !== undefined;
  return { collection, slug, isNew, isForm: isNew || slug !== undefined };
}

/** The file at an address of the editor, below data/; undefined if no entry has that address. */
export function fileAt(address: string): string | undefined {
  const slug = partsOfAddress(address)?.slug;
  const files = contentTypes.map(({ file, folder }) => file ?? `${folder}/${slug}.json`);
  return files.find((file) => addressOfEntry(file) === address);
}

/** The file of the open entry, below data/; undefined if no form or a new one is open. */
export const openFile = () => fileAt(window.location.hash);

let draft: Draft | undefined;

/** Notes the entry in the open form; undefined once no form is open. */
export const noteDraft = (now: Draft | undefined): void => void (draft = now);

/** The entry in the open form; undefined if no form is open. */
export const openDraft = () => draft;

/** The file of the open form, below data/. For a new entry, it does not exist yet. */
export const formFile = () => openFile() ?? draft?.file;

/** The kind and the name of the open entry: "Testimonial “Ruth S.”". */
export const openTitle = (): string =>
  draft ? titleOfFile(draft.file, draft.content) : "this entry";

/**
 * Dispatches "change" after each change of the open form, or of the content beside it. Decap CMS draws
 * a field only if its own value changes.
 */
export const draftChanges = new EventTarget();

/** True if the form of a new entry is open. */
export const isNewOpen = (): boolean => partsOfAddress(window.location.hash)?.isNew ?? false;
