import type { SiteStatus } from "../../shared/siteStatus";
import { button, element, paragraphs } from "./elements";

/** The line at the foot of the page: what became of an edit, and what the site shows. */
export type Bar = {
  /** Says something that must be read; it stays until it is closed or `settle` is called. */
  warn: (lines: readonly string[]) => void;
  /** Takes back a warning: what was wrong is right now. */
  settle: () => void;
  showStatus: (status: SiteStatus) => void;
  /** Shows a button that takes back the last edit; without an action, none. */
  offerUndo: (undo?: () => void) => void;
  /** Names what is open. Decap CMS names only the collection it is in. */
  showPlace: (place: string) => void;
};

export function createBar(): Bar {
  const warning = element("div", "bar-warning");
  warning.setAttribute("role", "alert");
  const status = element("div", "bar-status");
  status.setAttribute("role", "status");
  const place = element("div", "bar-place");
  const offer = element("div", "bar-offer");
  const bar = element("aside", "bar", warning, element("div", "bar-foot", status, offer, place));
  bar.setAttribute("aria-label", "Messages");
  document.body.append(bar);

  const settle = () => warning.replaceChildren();
  return {
    settle,
    warn(lines) {
      const close = button("Close", settle);
      warning.replaceChildren(element("div", "", ...paragraphs(lines)), close);
    },
    offerUndo(undo) {
      offer.replaceChildren(...(undo ? [button("Undo the last change", undo)] : []));
    },
    showPlace: (text) => place.replaceChildren(text),
    showStatus({ state, lines }) {
      if (status.dataset.state === state && status.textContent === lines.join("")) return;
      status.dataset.state = state;
      status.replaceChildren(...paragraphs(lines));
    },
  };
}
