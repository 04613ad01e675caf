import { isNewOpen } from "../currentEntry";
import type { Bar } from "./bar";

/** Removes the warning of a closed form, and marks the page while the form of a new entry is open. */
export function watchEntry(bar: Pick<Bar, "leaveForm">): void {
  const show = () => {
    bar.leaveForm();
    document.body.toggleAttribute("data-is-new", isNewOpen());
  };
  window.addEventListener("hashchange", show);
  show();
}
