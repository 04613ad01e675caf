const isEntry = (url: string) => /#\/collections\/[^/]+\/entries\/./.test(url);

/** Whether Decap CMS would ask before the page is left, since a form holds unsaved changes. */
export function hasUnsavedChanges(): boolean {
  // Its question is its answer to this event, which nobody else needs to see.
  const event = document.createEvent("BeforeUnloadEvent");
  event.initEvent("beforeunload", false, true);
  window.dispatchEvent(event);
  return Boolean(event.returnValue) || event.defaultPrevented;
}

let hasAsked = false;

/** Loads the page anew; whether unsaved changes may go has been asked already. */
export function reloadWithoutAsking(): void {
  hasAsked = true;
  window.location.reload();
}

/**
 * Reloads the page on the way from one entry straight to another: Decap CMS would change the
 * address and leave the old form, and save that into the new entry.
 */
export function watchLinks(): void {
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
      if (oldURL === newURL || !isEntry(oldURL) || !isEntry(newURL)) return;
      event.stopImmediatePropagation();
      const question = "You have changes that are not saved. Leave them behind?";
      if (hasUnsavedChanges() && !window.confirm(question)) {
        window.history.replaceState(window.history.state, "", oldURL);
        return;
      }
      reloadWithoutAsking();
    },
    { capture: true },
  );
}
