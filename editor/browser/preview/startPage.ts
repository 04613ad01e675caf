import { addressOfEntry, partsOfAddress } from "../currentEntry";
import type { Bar } from "../statusBar/bar";
import type { Pane } from "./pane";

/** The page that the editor begins with. */
const home = addressOfEntry("pages/home.json") ?? "";

const isFormOpen = () => partsOfAddress(window.location.hash)?.isForm ?? false;

/** Shows the site when the editor opens without an entry, or when someone presses Pages. */
export function openOnSite(bar: Bar, pane: Pane): void {
  const isNowhere = () => window.location.hash.length <= "#/".length;
  let isStart = isNowhere();

  bar.addButton("Pages", () => {
    if (!isFormOpen()) window.location.hash = home;
    pane.listPages();
  });
  window.addEventListener("hashchange", () => {
    const begins = isStart;
    isStart &&= isNowhere();
    if (isFormOpen()) return;
    pane.showSite(false);
    // After the login, Decap CMS opens its first list.
    if (!begins || !window.location.hash.startsWith("#/collections/")) return;
    window.location.replace(home);
    pane.showSite(true);
  });
}
