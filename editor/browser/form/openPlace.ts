// The way to a field of any entry: from a warning, or from its words on the page.

import type { FieldPlace } from "../../../src/content/schemaParts";
import { addressOfEntry, openFile } from "../currentEntry";
import { controlAt, foldOthers, goTo, whenFormIsShown } from "./parts";

/** Where the next form that opens is to be entered; it outlives the loading of the page. */
const storageKey = "place-to-enter";

/** Puts the cursor into a field of the form that is open, and folds the rest of it. */
export function enterPlace({ path }: FieldPlace): void {
  const control = controlAt(path);
  if (!control) return;
  foldOthers(control);
  goTo(control);
}

/** Enters the form that has opened, if it was opened for one of its fields. */
function enterStoredPlace(): void {
  const stored = window.sessionStorage.getItem(storageKey);
  window.sessionStorage.removeItem(storageKey);
  const place = JSON.parse(stored ?? "null") as FieldPlace | null;
  if (place && openFile() === `data/${place.file}`) whenFormIsShown(() => enterPlace(place));
}

/** Opens the entry that has a field, and enters the field. */
export function openPlace(place: FieldPlace): void {
  const file = `data/${place.file}`;
  // The form that is open already does not come again.
  if (openFile() === file) return enterPlace(place);
  const address = addressOfEntry(file);
  if (address === undefined) return;
  window.sessionStorage.setItem(storageKey, JSON.stringify(place));
  window.location.hash = address;
}

/** Goes on to the field for which a form was opened, also after the page has loaded anew. */
export function followPlaces(): void {
  window.addEventListener("hashchange", enterStoredPlace);
  enterStoredPlace();
}
