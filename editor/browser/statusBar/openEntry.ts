import type { Places } from "../../backend/whereShown";
import type { Ask } from "../office/askBackend";
import { isNewOpen, openEntry, openFile } from "../currentEntry";
import type { Bar } from "./bar";

/** Says at the foot of the page what is open, and on which pages visitors see it. */
export function watchEntry(bar: Bar, ask?: Ask): void {
  const show = () => {
    bar.leaveForm();
    const open = openEntry();
    document.body.toggleAttribute("data-is-new", isNewOpen());
    bar.showPlace(open?.place ?? "");
    bar.showPages({ pages: [], isOff: false });
    if (!open) return;
    void ask?.<Places>("places", { path: open.file }).then(({ answer }) => {
      if (answer && openFile() === open.file) bar.showPages(answer);
    });
  };
  window.addEventListener("hashchange", show);
  show();
}
