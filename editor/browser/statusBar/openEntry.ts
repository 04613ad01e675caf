import type { Places } from "../../backend/whereShown";
import type { Ask } from "../office/askBackend";
import { isNewOpen, openFile } from "../currentEntry";
import type { Bar } from "./bar";

/** Says at the foot of the page on which pages visitors see what is open. */
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
