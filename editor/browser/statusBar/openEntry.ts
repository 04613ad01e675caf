import type { Places } from "../../backend/whereShown";
import type { Ask } from "../office/askBackend";
import { isNewOpen, openFile } from "../currentEntry";
import type { Bar } from "./bar";

/** Lists in the status bar the pages that show the open entry. */
export function watchEntry(bar: Bar, ask?: Ask): void {
  const show = () => {
    bar.leaveForm();
    const open = openFile();
    document.body.toggleAttribute("data-is-new", isNewOpen());
    bar.showPages({ pages: [], isOff: false });
    if (!open) return;
    void ask?.<Places>("places", { path: open }).then(({ answer }) => {
      if (answer && openFile() === open) bar.showPages(answer);
    });
  };
  window.addEventListener("hashchange", show);
  show();
}
