/** Texts on a page have other spaces than their fields, and facts in place of names in braces. */
const comparable = (text: string) => text.replaceAll(/\s/g, " ");

/**
 * Places the cursor of a text input after some words, as near as its text allows: after the longest end of
 * the words that the text has, too. Without such an end, and in other controls, nothing changes.
 */
export function placeCursor(control: HTMLElement, words: string): void {
  const isText =
    control instanceof HTMLTextAreaElement ||
    (control instanceof HTMLInputElement && control.type === "text");
  if (!isText) return;
  const text = comparable(control.value);
  const before = comparable(words);
  for (let from = 0; from < before.length; from++) {
    const end = before.slice(from);
    const at = text.indexOf(end);
    if (at < 0) continue;
    control.setSelectionRange(at + end.length, at + end.length);
    return;
  }
}
