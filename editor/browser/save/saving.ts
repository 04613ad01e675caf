import type { Cms } from "../cms";

let isUnderWay = false;

/** True while a save is under way. */
export const isSaving = () => isUnderWay;

function setSaving(is: boolean): void {
  isUnderWay = is;
  document.querySelector("[class*='ControlPaneContainer']")?.toggleAttribute("inert", is);
}

/** Keeps people from typing during a save: Decap CMS would count the new words as saved. */
export function watchSaves(cms: Cms): void {
  cms.registerEventListener({ name: "preSave", handler: () => setSaving(true) });
  cms.registerEventListener({ name: "postSave", handler: () => setSaving(false) });
  // Decap CMS leaves the rejection of a failed save unhandled.
  window.addEventListener("unhandledrejection", () => setSaving(false));
}
