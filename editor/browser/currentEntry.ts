import { editorCollections } from "../../src/content/editor/config";

/** The file at an address of the editor, starting with data/; undefined if it is no entry's. */
export function fileAt(address: string): string | undefined {
  const [, name, entry] = /^#\/collections\/([^/]+)\/entries\/(.+)/.exec(address) ?? [];
  const found = editorCollections().find((collection) => collection.name === name);
  if (!found || entry === undefined) return undefined;
  if ("files" in found) return found.files.find((each) => each.name === entry)?.file;
  return `${found.folder}/${entry}.json`;
}

/** The file of the open entry, starting with data/; undefined if no form or a new one is open. */
export const openFile = () => fileAt(window.location.hash);

type Open = { file: string; title: string };

let open: Open | undefined;

/** Notes the file that a save of the open form writes, and its title; undefined once no form is open. */
export const noteOpen = (now: Open | undefined): void => void (open = now);

/** The file of the open form, starting with data/. For a new entry, it does not exist yet. */
export const formFile = () => openFile() ?? open?.file;

/** The kind and the name of the open entry: "Testimonial “Ruth S.”". */
export const openTitle = (): string => open?.title ?? "this entry";

/**
 * Dispatches "change" after each change of the open form. Decap CMS draws a field only if its own
 * value changes.
 */
export const draftChanges = new EventTarget();

/** True for the address of the form of a new entry. */
export const isNew = (url: string) => /#\/collections\/[^/]+\/new/.test(url);

/** True if the form of a new entry is open. */
export const isNewOpen = () => isNew(window.location.hash);

/** The editor's address of an entry, by its file starting with data/; undefined if no form has it. */
export function addressOfEntry(file: string): string | undefined {
  for (const collection of editorCollections()) {
    const start = `#/collections/${collection.name}/entries/`;
    if ("files" in collection) {
      const entry = collection.files.find((each) => each.file === file);
      if (entry) return start + entry.name;
    } else if (file.startsWith(`${collection.folder}/`)) {
      return start + file.slice(collection.folder.length + 1, -".json".length);
    }
  }
  return undefined;
}
