import { editorCollections } from "../../../src/content/editor/config";
import { titleOfFile } from "../../../src/content/titles";
import type { ContentFiles } from "../../../src/content/resolveContent";
import { fileAt, openTitle, partsOfAddress } from "../currentEntry";
import { askYesOrNo } from "../dialogs";
import { element, paragraphs } from "../elements";
import { reloadWithoutAsking } from "../navigation";

const resultOf = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("The drafts cannot be read."));
  });

/** Opens Decap CMS's store of drafts. Its keys: "backup.testimonials.jane-d", "backup.testimonials" if new. */
async function withDrafts<T>(request: (drafts: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await resultOf(indexedDB.open("localforage"));
  const [name = ""] = database.objectStoreNames;
  const transaction = database.transaction(name, "readwrite");
  database.close();
  const result = await resultOf(request(transaction.objectStore(name)));
  // A reload would undo an unfinished deletion.
  await new Promise((resolve) => (transaction.oncomplete = transaction.onabort = resolve));
  return result;
}

async function deleteDraft(): Promise<void> {
  const { collection, slug } = partsOfAddress(window.location.hash) ?? {};
  const key = ["backup", collection, slug].filter(Boolean).join(".");
  await withDrafts((drafts) => drafts.delete(key));
}

/** Returns to the saved text of the open form, after a question. */
export async function throwAwayChanges(): Promise<void> {
  const heading = "Throw away unsaved changes?";
  const answers = { yes: "Throw them away", no: "Keep them" };
  const words = paragraphs([`You lose all changes in ${openTitle()} since the last save.`]);
  if (!(await askYesOrNo(heading, answers, ...words))) return;
  // A draft that cannot be deleted returns after the reload, with a message.
  await deleteDraft().catch(() => undefined);
  reloadWithoutAsking();
}

/** A link to each form with typed words that were not saved. */
export async function unsavedItems(files: ContentFiles): Promise<HTMLElement[]> {
  const keys = await withDrafts((drafts) => drafts.getAllKeys());
  return keys.map(String).flatMap((key) => {
    const [, name, slug] = /^backup\.([^.]+)\.?(.*)$/.exec(key) ?? [];
    const found = editorCollections().find((collection) => collection.name === name);
    if (!found) return [];
    const href = `#/collections/${name}/${slug ? `entries/${slug}` : "new"}`;
    const file = fileAt(href);
    const title = file && titleOfFile(file, files.get(file));
    const kind = "files" in found ? found.label : `new ${found.label_singular}`;
    return [element("li", {}, element("a", { href }, `Not saved yet: ${title ?? kind}`))];
  });
}
