import type { LeftForms } from "./leftForms";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The named fields of a form. */
const fieldsOf = (form: HTMLFormElement) =>
  ([...form.elements] as Control[]).filter(({ name }) => name !== "");

/** True if all fields of a form are empty. */
export const isBlank = (form: HTMLFormElement) => fieldsOf(form).every(({ value }) => value === "");

/**
 * Keeps the values of a page's forms alike, and gives the values back when a visitor returns to the page. The
 * fields hold the values, not React's state: React would overwrite what a password manager, an extension or
 * the browser writes without an event.
 */
export function linkedForms(left: LeftForms, path: string) {
  const forms = new Set<HTMLFormElement>();

  /**
   * Copies the values of a form to the other forms. An empty field of the form takes the value of another
   * form instead, unless the visitor has emptied the field.
   * @param changed the name of the field that the visitor has changed
   */
  function share(form: HTMLFormElement, changed?: string): void {
    for (const other of forms)
      for (const field of fieldsOf(form)) {
        const twin = fieldsOf(other).find(({ name }) => name === field.name);
        if (!twin || twin === field) continue;
        if (field.value === "" && field.name !== changed) field.value = twin.value;
        else twin.value = field.value;
      }
  }

  /** Adds a form. If a visitor has typed before hydration, the values of the form that is added last win. */
  function add(form: HTMLFormElement): () => void {
    for (const field of fieldsOf(form)) field.value ||= left.get(path)?.get(field.name) ?? "";
    share(form);
    forms.add(form);
    return () => {
      forms.delete(form);
      left.set(path, new Map(fieldsOf(form).map(({ name, value }) => [name, value])));
    };
  }

  /** Empties the fields that hold only spaces. The browser takes a required field with a space for filled. */
  function emptySpaces(): void {
    for (const form of forms)
      for (const field of fieldsOf(form)) if (field.value.trim() === "") field.value = "";
  }

  /** Clears all forms. After a reset, Firefox no longer marks the empty required fields as invalid. */
  function clear(): void {
    left.delete(path);
    forms.forEach((form) => form.reset());
  }

  return { add, share, emptySpaces, clear };
}
