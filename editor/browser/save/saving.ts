import type { Cms } from "../cms";

const form = "[class*='ControlPaneContainer']";

/** True while a save is under way. */
export const isSaving = () => document.querySelector(`${form}[inert]`) !== null;

function setSaving(is: boolean): void {
  document.querySelector(form)?.toggleAttribute("inert", is);
}

/** Keeps people from typing during a save: Decap CMS would count the new words as saved. */
export function watchSaves(cms: Cms): void {
  cms.registerEventListener({ name: "preSave", handler: () => setSaving(true) });
  cms.registerEventListener({ name: "postSave", handler: () => setSaving(false) });
  // Decap CMS leaves the rejection of a failed save unhandled.
  window.addEventListener("unhandledrejection", () => setSaving(false));
}
