type HelpTask = {
  /** What she wants to do. */
  task: string;
  how: string;
  /** The heading of docs/editing.md or docs/editing-messages.md under which all of it is told, as its address has it. */
  section: string;
  /** Where it is done this way: beside the publisher, or on a host. Without it, on both. */
  where?: "local" | "host";
};

/** The tasks of docs/editing.md and docs/editing-messages.md in short. */
export const helpTasks: readonly HelpTask[] = [
  {
    task: "Change some words",
    how: "Choose on the left what they belong to, change them, press Save, then Save now. The line at the foot says when visitors see it, with a link to the place.",
    section: "change-a-testimonial",
  },
  {
    task: "Add a testimonial or a project",
    how: "Press New, fill in the form, and save. It appears on its own page by itself; the editor asks which other pages should show it.",
    section: "change-a-testimonial",
    where: "local",
  },
  {
    task: "Add a testimonial or a project",
    how: "Press New, fill in the form, and save. It appears on its own page by itself. To show it on another page, open that page under Pages or Service pages, and choose it in the list there.",
    section: "change-a-testimonial",
    where: "host",
  },
  {
    task: "Change the phone number, the hours, the license",
    how: "Business, then The business. Each is written once, and all pages take it from there.",
    section: "change-the-hours",
  },
  {
    task: "Put questions or other lists into order",
    how: "Open the list and drag an item by the = in its middle. The arrow opens an item, the × takes it out.",
    section: "change-a-question-or-the-order-of-the-questions",
  },
  {
    task: "Change a picture",
    how: "Press Choose another picture, then Upload. On a phone you can take the photograph right there. Then press Choose selected.",
    section: "change-a-picture",
  },
  {
    task: "Take something back",
    how: "Right after a change, press the Undo button at the foot. For older changes, and for what was deleted, press History.",
    section: "undo",
    where: "local",
  },
  {
    task: "See what was there before",
    how: "Open the entry and press History: another tab shows who changed it, when, and the words before. Copy them into the form, and save.",
    section: "undo",
    where: "host",
  },
  {
    task: "When something is not saved",
    how: "The red message at the foot says what to change, and the form goes there. What you typed stays. You cannot break the site.",
    section: "what-the-messages-mean",
  },
];
