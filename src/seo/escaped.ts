const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", '"': "&quot;" };
/** A text with the escapes of HTML and XML. */
export const escaped = (text: string) =>
  text.replace(/[&<"]/g, (character) => escapes[character] ?? "");
