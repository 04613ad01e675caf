import type { Cms } from "./cms";
import { partsOfAddress } from "./currentEntry";

const isOnScreen = (label: string) => document.querySelector(`[class*='${label}']`) !== null;

/** True if a form is on the screen; false while an entry loads, and if it cannot be loaded. */
export const isFormShown = (): boolean => isOnScreen("BackStatus");

/** The form on the screen. */
export const formSelector = "[class*='ControlPaneContainer']";

/** True while a save is under way: saving.ts keeps people from typing. */
export const isSaving = (): boolean => document.querySelector(`${formSelector}[inert]`) !== null;

/** True if the form has unsaved changes. */
export const hasUnsavedChanges = (): boolean => isOnScreen("BackStatusChanged");

let isListStale = false;

/** Makes the next list reload: Decap CMS would show the entries as they were. */
export const refreshNextList = (): void => void (isListStale = true);

const forNextForm = "next-form:";

/** Stores something for the form of a file, which opens next, even after a reload of the page. */
export const storeForNextForm = (name: string, value: { file: string }): void =>
  window.sessionStorage.setItem(forNextForm + name, JSON.stringify(value));

/** Returns what was stored for the form of a file, and forgets it. */
export function takeStored<T extends { file: string }>(name: string, file?: string): T | undefined {
  const stored = window.sessionStorage.getItem(forNextForm + name);
  const value = stored === null ? undefined : (JSON.parse(stored) as T);
  if (value?.file !== file) return undefined;
  window.sessionStorage.removeItem(forNextForm + name);
  return value;
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

const question =
  "You have unsaved changes. Leave without saving? This browser keeps them for later.";

/**
 * Watches the way from a form to another form or to a list. Decap CMS would keep the old form and save
 * it into the new entry, and would delete drafts. After a save, reloads the list.
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

  function follow(event: HashChangeEvent): void {
    const { oldURL, newURL } = event;
    const isAfterSave = hasSaved;
    hasSaved = false;
    // For a copy of an entry, or another new one, Decap CMS itself prepares the form.
    const isByDecap = !isByOwnLink;
    isByOwnLink = false;
    const [from, to] = [partsOfAddress(oldURL), partsOfAddress(newURL)];
    if (!to) return;
    // After a save, Decap CMS also replaces a new form by the saved entry.
    const isReplaced = (to.isNew && isByDecap) || (to.isForm && from?.isNew && isAfterSave);
    const isSameCollection = from?.collection === to.collection;
    const isLeft = from?.isForm && oldURL !== newURL && !(isSameCollection && isReplaced);
    if (isLeft && hasUnsavedChanges()) {
      event.stopImmediatePropagation();
      if (!isSaving() && window.confirm(question)) return reloadWithoutAsking();
      forgetStored();
      return window.history.replaceState(window.history.state, "", oldURL);
    }
    if (isListStale && !to.isForm) return reloadWithoutAsking();
    // Decap CMS itself has gone to a list.
    if (!isLeft || isOnScreen("CollectionMain")) return;
    // A form that is not shown may have a draft, and what it waits for would replace the next form.
    const isReady = isFormShown() && !from.isNew;
    if (isReady && !to.isForm) return;
    event.stopImmediatePropagation();
    if (!isReady || to.isNew) return reloadWithoutAsking();
    // Decap CMS redirects from this address to the entry, after it has closed the open form.
    window.location.replace(newURL.replace(/#\/collections\/([^/]+)\/entries\//, "#/edit/$1/"));
  }
  window.addEventListener("hashchange", follow, { capture: true });
}
