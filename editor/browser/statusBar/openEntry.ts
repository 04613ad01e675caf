import { isNewOpen } from "../currentEntry";
import type { Bar } from "./bar";

/** Follows the way from one form to another. */
export function watchEntry(bar: Pick<Bar, "leaveForm">): void {
  const show = () => {
    bar.leaveForm();
    document.body.toggleAttribute("data-is-new", isNewOpen());
  };
  window.addEventListener("hashchange", show);
  show();
}
