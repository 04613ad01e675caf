const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", '"': "&quot;" };

/** Escapes a text for HTML and XML. */
export const escaped = (text: string) =>
  text.replace(/[&<"]/g, (character) => escapes[character] ?? "");
