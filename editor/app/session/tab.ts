/** This tab, among all open tabs of the editor. */
export type Tab = {
  readonly name: string;
  /** The names of all open tabs. */
  open: () => Promise<ReadonlySet<string>>;
  /** Runs `work` while no other tab runs such work. */
  alone: <T>(work: () => Promise<T>) => Promise<T>;
};

const prefix = "editor-tab ";
const storageKey = "editor-tab";

/** The time to wait for a lock, in ms. During a reload, the earlier document may hold it for a moment. */
const patienceMs = 300;

/** Holds a lock as long as this tab is open. @returns false if another tab holds the lock */
const hold = (name: string): Promise<boolean> =>
  new Promise((decide) => {
    navigator.locks
      .request(prefix + name, { signal: AbortSignal.timeout(patienceMs) }, () => {
        decide(true);
        return new Promise(() => undefined);
      })
      .catch(() => decide(false));
  });

/** A name of the tab that survives a reload. A duplicated tab gets a new name. */
async function nameOfTab(): Promise<string> {
  const known = window.sessionStorage.getItem(storageKey);
  if (known !== null && (await hold(known))) return known;
  const name = crypto.randomUUID();
  window.sessionStorage.setItem(storageKey, name);
  await hold(name);
  return name;
}

/** Finds the name of this tab. A lock with that name shows other tabs that this tab is open. */
export async function openTab(): Promise<Tab> {
  const name = await nameOfTab();
  return {
    name,
    async open() {
      const { held = [] } = await navigator.locks.query();
      return new Set(
        held.flatMap((lock) =>
          lock.name?.startsWith(prefix) ? lock.name.slice(prefix.length) : [],
        ),
      );
    },
    alone: (work) => navigator.locks.request("editor-drafts", work),
  };
}
