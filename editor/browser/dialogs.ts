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

/**
 * Asks a question. Escape means no.
 * @param answers the labels of the two buttons
 * @param content explains the question; a list in it has choices
 * @returns true if the answer is yes
 */
export function askYesOrNo(
  heading: string,
  answers: { yes: string; no: string },
  ...content: Element[]
): Promise<boolean> {
  const explanation = content.filter(({ tagName }) => tagName !== "UL");
  explanation.forEach((part, at) => (part.id = `question-${at}`));
  return new Promise((resolve) => {
    const yes = button(answers.yes, () => dialog.close("yes"));
    const no = button(answers.no, () => dialog.close());
    const dialog = openDialog(heading, ...content, element("footer", {}, yes, no));
    dialog.setAttribute("aria-describedby", explanation.map(({ id }) => id).join(" "));
    dialog.querySelector("header button")?.remove();
    // A key that is pressed by mistake changes nothing.
    (dialog.querySelector("input") ?? no).focus();
    dialog.addEventListener("close", () => resolve(dialog.returnValue === "yes"));
  });
}
