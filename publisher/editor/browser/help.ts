import { openDialog } from "./dialogs";
import { element, paragraphs } from "./elements";

/** The tasks of docs/editing.md in short: what she wants to do, and how. */
const tasks: readonly [task: string, how: string][] = [
  [
    "Change some words",
    "Choose on the left what they belong to, change them, press Save, then Save now. Visitors see it after some seconds; the line at the foot says so, with a link to the place.",
  ],
  [
    "Add a testimonial or a project",
    "Press New, fill in the form, and save. It appears on its own page by itself. To show it on another page, open that page under Pages or Service pages, and choose it in the list there.",
  ],
  [
    "Change the phone number, the hours, the license",
    "Business, then The business. Each is written once, and all pages take it from there.",
  ],
  [
    "Put questions or other lists into order",
    "Open the list and drag an item by the = in its middle. The arrow opens an item, the × takes it out.",
  ],
  [
    "Change a picture",
    "Press Choose another picture, then Upload. On a phone you can take the photograph right there. Then press Choose selected.",
  ],
  [
    "Take something back",
    "Right after a change, press the Undo button at the foot. For older changes, and for what was deleted, press History.",
  ],
  [
    "When something is not saved",
    "The red message at the foot says what to change, and the form goes there. What you typed stays. You cannot break the site.",
  ],
];

/** Shows how the usual tasks are done. */
export function openHelp(): void {
  const list = element("dl", "");
  for (const [task, how] of tasks) list.append(element("dt", "", task), element("dd", "", how));
  const more =
    "All of it, with pictures, is in the file docs/editing.md in the folder of the website.";
  openDialog("Help", list, ...paragraphs([more]));
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
