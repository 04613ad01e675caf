import { adminPath, helpName } from "../routes";
import { openDialog } from "./dialogs";
import { paragraphs } from "./elements";

/** Opens the help in a new tab, so that the form keeps its unsaved text. */
export function openHelp(): void {
  window.open(`${adminPath}/${helpName}`, "_blank", "noopener");
}

const storageKey = "has-seen-welcome";

/** Says in a few words what this is, to whoever opens the editor for the first time. */
export function welcome(): void {
  if (window.localStorage.getItem(storageKey) !== null) return;
  window.localStorage.setItem(storageKey, "yes");
  openDialog(
    "Welcome to your website’s editor",
    ...paragraphs([
      "On the left is what your website says: testimonials, questions, projects, pages, and the facts of your business. Choose something, change it, press Save.",
      "You cannot break the site: what is not right is not saved, and the page says why. Everything can be undone under History.",
      "Help, at the foot of the page, says how each task is done.",
    ]),
  );
}
