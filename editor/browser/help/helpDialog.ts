import { adminPath, helpName } from "../../routes";
import { openDialog } from "../dialogs";
import { element, linkTo, paragraphs } from "../elements";
import { helpTasks } from "./helpTasks";

const helpAddress = `${adminPath}/${helpName}`;

/**
 * Shows how the usual tasks are done, each with a link to where all of it is told.
 * @param isLocal whether the editor runs beside the publisher, with a history of its own
 */
export function openHelp(isLocal: boolean): void {
  const tasks = helpTasks.filter(
    ({ where }) => where === undefined || (where === "local") === isLocal,
  );
  const list = element("dl", {});
  for (const { task, how, section } of tasks) {
    // Out of its place the link would not say of what there is more.
    const name = { "aria-label": `More, with pictures: ${task}` };
    const more = linkTo(`${helpAddress}#${section}`, "More, with pictures", name);
    list.append(element("dt", {}, task), element("dd", {}, `${how} `, more));
  }
  const all = element("p", {}, linkTo(helpAddress, "All of the help, on a page of its own"));
  openDialog("Help", all, list);
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
      "You cannot break the site: what is not right is not saved, and the page says why. Everything can be taken back under History.",
      "Help, at the foot of the page, says how each task is done.",
    ]),
  );
}
