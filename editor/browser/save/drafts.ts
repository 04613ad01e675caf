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

/** The keys of Decap CMS's drafts: "backup.testimonials.jane-d", or "backup.testimonials" if new. */
async function keysOfDrafts(): Promise<string[]> {
  const database = await resultOf(indexedDB.open("localforage"));
  const [name = ""] = database.objectStoreNames;
  const keys = resultOf(database.transaction(name).objectStore(name).getAllKeys());
  return (await keys.finally(() => database.close())).map(String);
}

/** A link to each form with typed words that were not saved. */
export async function unsavedItems(files: ContentFiles): Promise<HTMLElement[]> {
  return (await keysOfDrafts()).flatMap((key) => {
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
