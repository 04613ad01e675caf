// The versions that this tab has saved, even before a reload. A form, and its draft, keep the version
// that the form was opened with, but each save is based on the save before it.

const storageKey = "saved-versions";

/** A browser stores some megabytes, and a version is a whole file. */
const mostKept = 10;

const stored = window.sessionStorage.getItem(storageKey) ?? "[]";
const versions = new Map(JSON.parse(stored) as [string, string][]);

const keyOf = (path: string, opened: string | undefined) => `${path} ${String(opened)}`;

/** The version of a file that the next save of its form is based on. */
export const newestVersion = (path: string, opened: string | undefined) =>
  versions.get(keyOf(path, opened)) ?? opened;

/** Notes what a form has saved. */
export function noteVersion(path: string, opened: string | undefined, saved: string): void {
  const key = keyOf(path, opened);
  versions.delete(key);
  versions.set(key, saved);
  const last = [...versions].slice(-mostKept);
  window.sessionStorage.setItem(storageKey, JSON.stringify(last));
}

/** Forgets what a form has saved: the file is again as the form was opened with. */
export const forgetVersion = (path: string, opened: string): void =>
  void versions.delete(keyOf(path, opened));
