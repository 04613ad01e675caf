import { button, element } from "./elements";

let count = 0;

/** A dialog over the editor, with a heading, which Escape and its button close. */
export function openDialog(heading: string, ...content: (Node | string)[]): HTMLDialogElement {
  const title = element("h2", "", heading);
  title.id = `dialog-title-${++count}`;
  const close = button("Close", () => dialog.close());
  const dialog = element("dialog", "own-dialog", element("header", "", title, close));
  dialog.append(...content);
  dialog.setAttribute("aria-labelledby", title.id);
  dialog.addEventListener("close", () => dialog.remove());
  // Decap CMS listens to keys, and would take those for its own.
  dialog.addEventListener("keydown", (event) => event.stopPropagation());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** Asks to choose one of a few; Escape is the last of them. */
export function choose(
  heading: string,
  content: readonly Node[],
  choices: readonly string[],
): Promise<number> {
  return new Promise((resolve) => {
    const buttons = choices.map((label, at) =>
      button(label, () => {
        resolve(at);
        dialog.close();
      }),
    );
    const dialog = openDialog(heading, ...content, element("footer", "", ...buttons));
    dialog.querySelector("header button")?.remove();
    dialog.addEventListener("close", () => resolve(choices.length - 1));
  });
}
