import type { Cms } from "./cms";
import { isNew } from "./currentEntry";

const isList = (url: string) => /#\/collections\/[^/]+$/.test(url);
const isEntry = (url: string) => /#\/collections\/[^/]+\/entries\/./.test(url);
const isForm = (url: string) => isEntry(url) || isNew(url);
const collectionOf = (url: string) => /#\/collections\/([^/]+)/.exec(url)?.[1];

/** True if the form has unsaved changes, so that Decap CMS would ask before the page is left. */
export function hasUnsavedChanges(): boolean {
  // Decap CMS answers this event when it has unsaved changes. A dispatched event shows no dialog.
  const event = document.createEvent("BeforeUnloadEvent");
  event.initEvent("beforeunload", false, true);
  window.dispatchEvent(event);
  return Boolean(event.returnValue) || event.defaultPrevented;
}

let isListStale = false;

/** Makes the next list reload: Decap CMS would show the entries as they were. */
export const refreshNextList = (): void => void (isListStale = true);

let hasAsked = false;

/** Reloads the page after somebody agreed to leave unsaved changes. */
export function reloadWithoutAsking(): void {
  hasAsked = true;
  window.location.reload();
}

/**
 * Reloads the page when the address changes from one form straight to another one. Decap CMS would
 * keep the old form and save it into the new entry. After a save, also reloads the list.
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
      if (isListStale && isList(newURL)) return reloadWithoutAsking();
      if (oldURL === newURL || !isForm(oldURL) || !isForm(newURL)) return;
      // Decap CMS itself replaces a form by a new one or a copy, and a new one by the saved entry.
      const isSameCollection = collectionOf(oldURL) === collectionOf(newURL);
      if (isSameCollection && (isNew(newURL) || (isNew(oldURL) && isAfterSave))) return;
      event.stopImmediatePropagation();
      const question =
        "You have unsaved changes. Leave without saving? This browser keeps them for later.";
      if (hasUnsavedChanges() && !window.confirm(question)) {
        window.history.replaceState(window.history.state, "", oldURL);
        return;
      }
      reloadWithoutAsking();
    },
    { capture: true },
  );
}
