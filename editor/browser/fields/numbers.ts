const isNumber = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === "number";

/** Keeps letters out of number fields, and keeps the mouse wheel from changing them. */
export function guardNumbers(): void {
  // The wheel scrolls the form; it must not change the number below the pointer.
  document.addEventListener("wheel", ({ target }) => {
    if (isNumber(target)) target.blur();
  });
  // Firefox would show a typed letter, but report an empty field.
  document.addEventListener("beforeinput", (event) => {
    const { target, inputType, data } = event;
    if (!isNumber(target) || inputType !== "insertText") return;
    if (/[^\d.-]/.test(data ?? "")) event.preventDefault();
  });
}
