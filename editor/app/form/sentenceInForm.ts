import { fileOfIssue, placeName, type Issue } from "../../../src/content/check/issue";

/** A message with its period, unless it is a question. */
export const asSentence = (message: string): string =>
  /[.?!]$/.test(message) ? message : `${message}.`;

/** The sentence of an issue without the name of its entry, which the form already shows. */
export function sentenceInForm(issue: Issue, content: unknown): string {
  const { path, message } = issue;
  const whole = placeName({ file: fileOfIssue(issue), content }, path);
  const label = whole.slice(whole.lastIndexOf(" › ") + 1).replace(/^› /, "");
  return asSentence(message.startsWith(whole) ? label + message.slice(whole.length) : message);
}
