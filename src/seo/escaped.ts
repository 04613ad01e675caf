const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", '"': "&quot;" };
/** A text as HTML and XML have it. */
export const escaped = (text: string) =>
  text.replace(/[&<"]/g, (character) => escapes[character] ?? "");
