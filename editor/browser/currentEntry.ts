import { typedCollections } from "../../src/content/editor/config";

/** A part of an address as it is meant; undefined where it cannot be read, as "%". */
function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** The file of the entry whose form is open, from data/ on; undefined where none is, or a new one. */
export function openFile(): string | undefined {
  const [, name, entry] =
    /^#\/collections\/([^/]+)\/entries\/(.+)/.exec(window.location.hash) ?? [];
  const found = typedCollections().find(({ collection }) => collection.name === name)?.collection;
  if (!found || entry === undefined) return undefined;
  if ("files" in found) return found.files.find((each) => each.name === entry)?.file;
  const slug = decoded(entry);
  return slug === undefined ? undefined : `${found.folder}/${slug}.json`;
}

/** Whether the form of an entry is open that is not there yet. */
export const isNewOpen = () => /^#\/collections\/[^/]+\/new/.test(window.location.hash);

/** Where the editor opens an entry, by its file from data/ on; undefined where no form has it. */
export function addressOfEntry(file: string): string | undefined {
  for (const { collection } of typedCollections()) {
    const start = `#/collections/${collection.name}/entries/`;
    if ("files" in collection) {
      const entry = collection.files.find((each) => each.file === file);
      if (entry) return start + entry.name;
    } else if (file.startsWith(`${collection.folder}/`)) {
      return start + encodeURIComponent(file.slice(collection.folder.length + 1, -".json".length));
    }
  }
  return undefined;
}
