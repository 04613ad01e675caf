import { createStore, entries, promisifyRequest } from "idb-keyval";
import type { DraftRecord } from "./drafts";

/** Keeps the records of drafts by their keys. */
export type DraftDatabase = {
  all: () => Promise<readonly (readonly [string, DraftRecord])[]>;
  /** Writes and deletes in one transaction. */
  change: (written: ReadonlyMap<string, DraftRecord>, deleted: readonly string[]) => Promise<void>;
};

/** The browser's own database. */
export function openDraftDatabase(storeName: string): DraftDatabase {
  const store = createStore(`editor ${storeName}`, "drafts");
  return {
    all: () => entries<string, DraftRecord>(store),
    change: (written, deleted) =>
      store("readwrite", (records) => {
        for (const [key, record] of written) records.put(record, key);
        for (const key of deleted) records.delete(key);
        return promisifyRequest(records.transaction);
      }),
  };
}
