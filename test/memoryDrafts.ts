import type { DraftDatabase } from "../editor/app/session/draftDatabase";
import { createDrafts, type DraftRecord } from "../editor/app/session/drafts";

/** The drafts of all tabs of a browser, in memory. */
export function createMemoryDrafts() {
  const records = new Map<string, DraftRecord>();
  const words = new Map<string, string>();
  const open = new Set<string>();
  let isFull = false;

  const storage = {
    get length() {
      return words.size;
    },
    key: (at: number) => [...words.keys()][at] ?? null,
    getItem: (key: string) => words.get(key) ?? null,
    setItem: (key: string, text: string) => void words.set(key, text),
    removeItem: (key: string) => void words.delete(key),
    clear: () => words.clear(),
  };

  return {
    records,
    words,
    set isFull(next: boolean) {
      isFull = next;
    },
    /** Opens a tab with a name. @returns the tab's drafts, and a function that ends the tab */
    openTab(name: string) {
      let isAlive = true;
      open.add(name);
      const database: DraftDatabase = {
        all: async () => [...structuredClone(records)],
        change: async (written, deleted) => {
          await Promise.resolve();
          if (isFull) throw new Error("The disk is full.");
          if (!isAlive) return;
          for (const [key, record] of written) records.set(key, structuredClone(record));
          for (const key of deleted) records.delete(key);
        },
      };
      const tab = {
        name,
        open: async () => new Set(open),
        alone: <T>(work: () => Promise<T>) => work(),
      };
      return {
        drafts: createDrafts(database, tab, storage),
        end: () => {
          isAlive = false;
          open.delete(name);
        },
      };
    },
  };
}
