type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The named fields of a form. */
const fieldsOf = (form: HTMLFormElement) =>
  ([...form.elements] as Control[]).filter(({ name }) => name !== "");

/** True if nothing stands in a form's fields. */
export const isBlank = (form: HTMLFormElement) => fieldsOf(form).every(({ value }) => value === "");

/** One form, or several that have the same values. */
type LinkedForms = ReturnType<typeof linkedForms>;

/**
 * Keeps the values of forms alike. The fields themselves hold the values, not React: it would overwrite
 * what a password manager, an extension or the browser writes without an event.
 */
export function linkedForms() {
  const forms = new Set<HTMLFormElement>();

  /**
   * Gives the other forms the values of a form. Its empty fields take the values of theirs.
   * @param changed a field that the visitor has changed, and may have emptied
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

  /** Adds a form. What a visitor has typed early into the last form of a page wins. */
  function add(form: HTMLFormElement): () => void {
    share(form);
    forms.add(form);
    return () => void forms.delete(form);
  }

  /** Clears all forms. A reset also makes Firefox forget that empty fields were used, and are missing. */
  const clear = () => forms.forEach((form) => form.reset());

  return { add, share, clear };
}
