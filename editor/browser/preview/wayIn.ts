import { addressOfEntry, isNewOpen, openFile } from "../currentEntry";
import type { Bar } from "../statusBar/bar";
import type { Pane } from "./pane";

/** The page that the site is first seen at. */
const home = addressOfEntry("data/pages/home.json") ?? "";

const isFormOpen = () => openFile() !== undefined || isNewOpen();

/**
 * Shows the site to whoever opens the editor and names no entry, or presses a button at its foot.
 */
export function leadToSite(bar: Pick<Bar, "addButton">, pane: Pane): void {
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
    pane.look(false);
    // Decap CMS begins with a list, after the login.
    if (!begins || !window.location.hash.startsWith("#/collections/")) return;
    window.location.replace(home);
    pane.look(true);
  });
}
