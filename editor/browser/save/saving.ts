import type { Cms } from "../cms";
import { isNewOpen } from "../currentEntry";
import { formSelector, hasUnsavedChanges } from "../navigation";

/** The button "Saved", which takes the place of "Save". */
const savedButton = "[class*='PublishedButton'], [class*='PublishedToolbarButton']";

function setSaving(is: boolean): void {
  document.querySelector(formSelector)?.toggleAttribute("inert", is);
}

const pauseMs = 50;
/** On a slow git host, Decap CMS needs seconds after a save. */
const longestMs = 20_000;

/**
 * Lets people type again once Decap CMS has finished the save. After its event it still reads the saved
 * entry, which would replace what is typed in the meantime.
 */
function endSave(waitedMs = 0): void {
  const isUnderWay = hasUnsavedChanges() || isNewOpen();
  if (isUnderWay && waitedMs < longestMs)
    return void window.setTimeout(() => endSave(waitedMs + pauseMs), pauseMs);
  setSaving(false);
  // Decap CMS has replaced the button that was pressed.
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>(savedButton)?.focus();
}

/** Keeps people from typing during a save: Decap CMS would count the new words as saved. */
export function watchSaves(cms: Cms): void {
  cms.registerEventListener({ name: "preSave", handler: () => setSaving(true) });
  cms.registerEventListener({ name: "postSave", handler: () => endSave() });
  // Decap CMS leaves the rejection of a failed save unhandled.
  window.addEventListener("unhandledrejection", () => setSaving(false));
}
