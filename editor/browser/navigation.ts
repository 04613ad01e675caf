import type { Cms } from "./cms";
import { isNew } from "./currentEntry";

const isList = (url: string) => /#\/collections\/[^/]+$/.test(url);
const isEntry = (url: string) => /#\/collections\/[^/]+\/entries\/./.test(url);
const isForm = (url: string) => isEntry(url) || isNew(url);
const collectionOf = (url: string) => /#\/collections\/([^/]+)/.exec(url)?.[1];

/** True if the form has unsaved changes. Decap CMS shows this element then. */
export const hasUnsavedChanges = (): boolean =>
  document.querySelector("[class*='BackStatusChanged']") !== null;

let isListStale = false;

/** Makes the next list reload: Decap CMS would show the entries as they were. */
export const refreshNextList = (): void => void (isListStale = true);

const forNextForm = "next-form:";

/** Stores something for the form that opens next, also after a reload of the page. */
export const storeForNextForm = (name: string, value: object): void =>
  window.sessionStorage.setItem(forNextForm + name, JSON.stringify(value));

/** Returns what was stored for this form, and forgets it. */
export function takeStored<T>(name: string): T | undefined {
  const stored = window.sessionStorage.getItem(forNextForm + name);
  window.sessionStorage.removeItem(forNextForm + name);
  return stored === null ? undefined : (JSON.parse(stored) as T);
}

function forgetStored(): void {
  for (const key of Object.keys(window.sessionStorage))
    if (key.startsWith(forNextForm)) window.sessionStorage.removeItem(key);
}

let isByOwnLink = false;

/** Notes that one of our own links changes the address next, and not Decap CMS. */
export function noteOwnLink({ href }: HTMLAnchorElement): void {
  isByOwnLink = href !== window.location.href;
}

let hasAsked = false;

/** Reloads the page after somebody agreed to leave unsaved changes. */
export function reloadWithoutAsking(): void {
  hasAsked = true;
  window.location.reload();
}

/** Opens an entry by an address from which Decap CMS redirects, after it has closed the open form. */
const openAfresh = (url: string): void =>
  window.location.replace(url.replace(/#\/collections\/([^/]+)\/entries\//, "#/edit/$1/"));

/**
 * Closes a form before another one opens, when the address changes straight from one to the other.
 * Decap CMS would keep the old form and save it into the new entry. After a save, reloads the list.
 */
export function watchNavigation(cms: Cms): void {
  let hasSaved = false;
  cms.registerEventListener({
    name: "postSave",
    handler() {
      hasSaved = true;
      refreshNextList();
    },
  });
  // Before Decap CMS's own listener, which would ask a second time.
  window.addEventListener(
    "beforeunload",
    (event) => {
      if (hasAsked) event.stopImmediatePropagation();
    },
    { capture: true },
  );
  window.addEventListener(
    "hashchange",
    (event) => {
      const { oldURL, newURL } = event;
      const isAfterSave = hasSaved;
      hasSaved = false;
      // For a copy of an entry, or another new one, Decap CMS itself prepares the form.
      const isByDecap = !isByOwnLink;
      isByOwnLink = false;
      if (isListStale && isList(newURL)) return reloadWithoutAsking();
      if (oldURL === newURL || !isForm(oldURL) || !isForm(newURL)) return;
      // After a save, Decap CMS also replaces a new form by the saved entry.
      const isSameCollection = collectionOf(oldURL) === collectionOf(newURL);
      const isReplaced = (isNew(newURL) && isByDecap) || (isNew(oldURL) && isAfterSave);
      if (isSameCollection && isReplaced) return;
      event.stopImmediatePropagation();
      const question =
        "You have unsaved changes. Leave without saving? This browser keeps them for later.";
      if (hasUnsavedChanges() && !window.confirm(question)) {
        forgetStored();
        window.history.replaceState(window.history.state, "", oldURL);
        return;
      }
      // Decap CMS would ask again, and has no such address of a new entry.
      if (hasUnsavedChanges() || isNew(newURL)) reloadWithoutAsking();
      else openAfresh(newURL);
    },
    { capture: true },
  );
}
