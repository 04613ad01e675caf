/**
 * A text with all spaces alike, because a text on the page may have other spaces than the text in its field.
 */
const comparable = (text: string) => text.replaceAll(/\s/g, " ");

/**
 * Places the cursor of a text input after some words of the page. The page shows facts in place of
 * placeholders, so the input may not contain all of these words. Then the cursor goes after the longest end
 * of the words that the input contains. Without such an end, and in other controls, nothing changes.
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
