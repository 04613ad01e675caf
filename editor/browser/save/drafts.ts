import { editorCollections } from "../../../src/content/editor/config";
import { titleOfFile } from "../../../src/content/titles";
import type { ContentFiles } from "../../../src/content/resolveContent";
import { fileAt } from "../currentEntry";
import { element } from "../elements";

const resultOf = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("The drafts cannot be read."));
  });

/** Opens Decap CMS's store of drafts. The keys are "backup.testimonials.jane-d", or without a slug if new. */
async function withDrafts<T>(
  mode: IDBTransactionMode,
  request: (drafts: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await resultOf(indexedDB.open("localforage"));
  const [name = ""] = database.objectStoreNames;
  const drafts = database.transaction(name, mode).objectStore(name);
  return resultOf(request(drafts)).finally(() => database.close());
}

/** Deletes the draft of the form at an address: "#/collections/testimonials/entries/jane-d". */
export async function deleteDraft(address: string): Promise<void> {
  const [, name, slug] = /^#\/collections\/([^/]+)\/(?:new|entries\/(.+))/.exec(address) ?? [];
  const key = ["backup", name, slug].filter(Boolean).join(".");
  await withDrafts("readwrite", (drafts) => drafts.delete(key));
}

/** A link to each form with typed words that were not saved. */
export async function unsavedItems(files: ContentFiles): Promise<HTMLElement[]> {
  const keys = await withDrafts("readonly", (drafts) => drafts.getAllKeys());
  return keys.map(String).flatMap((key) => {
    const [, name, slug] = /^backup\.([^.]+)\.?(.*)$/.exec(key) ?? [];
    const found = editorCollections().find((collection) => collection.name === name);
    if (!found) return [];
    const href = `#/collections/${name}/${slug ? `entries/${slug}` : "new"}`;
    const file = fileAt(href)?.replace(/^data\//, "");
    const title = file && titleOfFile(file, files.get(file));
    const kind = "files" in found ? found.label : `new ${found.label_singular}`;
    return [element("li", {}, element("a", { href }, `Not saved yet: ${title ?? kind}`))];
  });
}
