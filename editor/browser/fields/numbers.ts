const isNumber = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === "number";

/** Keeps all but numbers out of number fields, and keeps the mouse wheel from changing them. */
export function guardNumbers(): void {
  // The wheel scrolls the form; it must not change the number below the pointer.
  document.addEventListener("wheel", ({ target }) => {
    if (isNumber(target)) target.blur();
  });
  // Firefox would show any typed or pasted text, but report an empty field. Of "$1,200", 1200 stays.
  document.addEventListener("beforeinput", (event) => {
    const text = event.data ?? "";
    const number = text.replaceAll(/[^\d.-]/g, "");
    if (!isNumber(event.target) || number === text) return;
    event.preventDefault();
    if (number) document.execCommand("insertText", false, number);
  });
}
