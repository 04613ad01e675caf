import { placeName, type Issue } from "../../../src/content/check/issue";

/** The sentence of an issue without the name of its entry: the form already shows it. */
export function sentenceInForm({ file, path, message }: Issue, content: unknown): string {
  const whole = placeName({ file: file.replace(/^data\//, ""), content }, path);
  const label = whole.slice(whole.lastIndexOf(" › ") + 1).replace(/^› /, "");
  return `${message.startsWith(whole) ? label + message.slice(whole.length) : message}.`;
}
