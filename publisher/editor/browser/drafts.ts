import { whenFormIsShown } from "./form";

/** Decap CMS keeps what is typed into a form under this name and those of the collection and entry. */
const draftOfEntry = /^backup\.[^.]+\../;

/**
 * Keeps a draft back until its entry is loaded. Decap CMS asks for both at once, and where the draft
 * comes first, which it usually does, the entry takes its place: the editor says yes to going on
 * with what was typed, and never sees it again.
 */
export function holdDrafts(): void {
  const read = IDBObjectStore.prototype.get;
  IDBObjectStore.prototype.get = function (this: IDBObjectStore, key) {
    const request = read.call(this, key);
    if (typeof key !== "string" || !draftOfEntry.test(key)) return request;
    // Stands for the request, and is done when it is time.
    const held = Object.create(request, {
      onsuccess: { value: null, writable: true },
      onerror: { value: null, writable: true },
      result: { get: () => request.result as unknown },
      error: { get: () => request.error },
    }) as IDBRequest<unknown>;
    request.onsuccess = (event) => whenFormIsShown(() => held.onsuccess?.call(request, event));
    request.onerror = (event) => held.onerror?.call(request, event);
    return held;
  };
}
