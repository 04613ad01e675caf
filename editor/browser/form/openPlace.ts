// Opens the field of any entry: from a warning, or from a text on the page.

import type { FieldPlace } from "../../../src/content/schemaParts";
import { addressOfEntry, formFile, openFile } from "../currentEntry";
import { storeForNextForm, takeStored } from "../navigation";
import { controlAt, collapseOthers, goTo, whenFormIsShown } from "./parts";

/** Puts the cursor into a field of the open form, and collapses the rest. */
function enterPlace({ path }: FieldPlace): void {
  const control = controlAt(path);
  if (!control) return;
  collapseOthers(control);
  goTo(control);
}

/** Enters the stored field if the open form has it. */
function enterStoredPlace(): void {
  const place = takeStored<FieldPlace>("place", openFile());
  if (place) whenFormIsShown(() => enterPlace(place));
}

/** Dispatches "open" before a field is opened, so that nothing covers the form. */
export const openings = new EventTarget();

/** Opens the entry that has a field, and enters the field. */
export function openPlace(place: FieldPlace): void {
  openings.dispatchEvent(new Event("open"));
  // For an open form, no hashchange follows.
  if (formFile() === place.file) return whenFormIsShown(() => enterPlace(place));
  const address = addressOfEntry(place.file);
  if (address === undefined) return;
  storeForNextForm("place", place);
  window.location.hash = address;
}

/** Enters the field for which a form was opened, even after a reload of the page. */
export function followPlaces(): void {
  window.addEventListener("hashchange", enterStoredPlace);
  enterStoredPlace();
}
