type TextField = HTMLInputElement | HTMLTextAreaElement;

/** True for a text field, where the browser itself undoes typing. */
export const isTextField = (target: EventTarget | null): target is TextField =>
  target instanceof Element && target.matches("textarea, input:not([type=radio], [type=checkbox])");

/** The last text that somebody typed into a field. */
const typed = new WeakMap<TextField, string>();

const changedByApp = new WeakSet<TextField>();

/**
 * True if the browser would undo typing wrongly in a text field. After the app has changed the text, for
 * instance because it has cleaned a pasted text, the browser may put old words beside the new ones.
 */
export function undoesWrongly(field: TextField): boolean {
  const last = typed.get(field);
  if (last !== undefined && last !== field.value) changedByApp.add(field);
  return changedByApp.has(field);
}

/** Notes what somebody types. The listeners see it before the app. @returns a function that stops noting */
export function noteTyping(): () => void {
  const before = ({ target }: Event) => void (isTextField(target) && undoesWrongly(target));
  const after = ({ target }: Event) =>
    void (isTextField(target) && typed.set(target, target.value));
  window.addEventListener("beforeinput", before, { capture: true });
  window.addEventListener("input", after, { capture: true });
  return () => {
    window.removeEventListener("beforeinput", before, { capture: true });
    window.removeEventListener("input", after, { capture: true });
  };
}
