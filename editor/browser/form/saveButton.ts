import { isSaving } from "../navigation";

/** The width of the triangle at the right of the button. */
const triangleWidth = 32;

const saveButton = "[class*='PublishButton']";

/** Presses "Save" in the form. */
export function pressSave(): void {
  // Decap CMS closes its menu at a click elsewhere, which may not have ended yet.
  window.setTimeout(() => document.querySelector<HTMLElement>(saveButton)?.click());
}

/**
 * Saves at one press of "Save". The triangle and the arrow key open Decap CMS's menu, which can also
 * begin a new entry.
 */
export function saveAtOnePress(): void {
  const press = (event: MouseEvent | KeyboardEvent) => {
    const isPress = event instanceof MouseEvent || ["Enter", " "].includes(event.key);
    const button = event.target instanceof Element ? event.target.closest(saveButton) : null;
    if (!isPress || !button) return;
    const { right } = button.getBoundingClientRect();
    if (event instanceof MouseEvent && event.clientX > right - triangleWidth) return;
    if (isSaving()) return event.stopPropagation();
    const menu = button.parentElement?.parentElement;
    // By then React has drawn the menu. Its first line saves.
    window.setTimeout(() => menu?.querySelector<HTMLElement>("[role='menuitem']")?.click());
  };
  document.addEventListener("click", press, { capture: true });
  document.addEventListener("keydown", press, { capture: true });
}
