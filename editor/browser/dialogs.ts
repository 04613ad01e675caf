import { button, element } from "./elements";

/** Opens a dialog with a heading. Escape and its button close it. */
export function openDialog(heading: string, ...content: (Node | string)[]): HTMLDialogElement {
  const close = button("Close", () => dialog.close());
  const header = element("header", {}, element("h2", {}, heading), close);
  const attributes = { class: "own-dialog", "aria-label": heading };
  const dialog = element("dialog", attributes, header, ...content);
  dialog.addEventListener("close", () => dialog.remove());
  // Decap CMS has shortcuts on the document; keys in the dialog must not trigger them.
  dialog.addEventListener("keydown", (event) => event.stopPropagation());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** Asks whether to save. Escape means no. */
export function confirmSave(heading: string, yes: string, ...content: Node[]): Promise<boolean> {
  return new Promise((resolve) => {
    const save = button(yes, () => dialog.close("save"));
    const cancel = button("Do not save yet", () => dialog.close());
    const dialog = openDialog(heading, ...content, element("footer", {}, save, cancel));
    dialog.querySelector("header button")?.remove();
    dialog.addEventListener("close", () => resolve(dialog.returnValue === "save"));
  });
}
