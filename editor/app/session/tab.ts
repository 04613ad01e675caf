/** This tab among those of the editor. */
export type Tab = {
  readonly name: string;
  /** The names of all open tabs. */
  open: () => Promise<ReadonlySet<string>>;
  /** Works while no other tab does. */
  alone: <T>(work: () => Promise<T>) => Promise<T>;
};

const prefix = "editor-tab ";
const storageKey = "editor-tab";

/** While a page loads again, its earlier document may hold its lock a moment longer. */
const patienceMs = 300;

/** Holds a lock as long as this tab lives. @returns false if another tab holds it */
const hold = (name: string): Promise<boolean> =>
  new Promise((decide) => {
    navigator.locks
      .request(prefix + name, { signal: AbortSignal.timeout(patienceMs) }, () => {
        decide(true);
        return new Promise(() => undefined);
      })
      .catch(() => decide(false));
  });

/** A name that survives a reload. A duplicated tab gets another one. */
async function nameOfTab(): Promise<string> {
  const known = window.sessionStorage.getItem(storageKey);
  if (known !== null && (await hold(known))) return known;
  const name = crypto.randomUUID();
  window.sessionStorage.setItem(storageKey, name);
  await hold(name);
  return name;
}

/** Finds the name of this tab, and lets the others see that it is open. */
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
