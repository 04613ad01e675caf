import { whenFormIsShown } from "../form";

/** Decap CMS keeps what is typed under a name that ends with the collection's, or with the entry's. */
const draftOfForm = /^backup\../;

/**
 * Keeps a draft back until its form is there. Decap CMS asks at once for the draft and for the entry
 * or an empty one, and where the draft comes first, which it usually does, the other takes its place:
 * the editor says yes to going on with what was typed, and never sees it again. (How soon typed words
 * become a draft is in editor/page/decapScript.ts.)
 */
export function holdDrafts(): void {
  const read = IDBObjectStore.prototype.get;
  IDBObjectStore.prototype.get = function (this: IDBObjectStore, key) {
    const request = read.call(this, key);
    if (typeof key !== "string" || !draftOfForm.test(key)) return request;
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
