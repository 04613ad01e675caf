/** The pairs of quotation marks that people put around a text. */
const pairs: readonly (readonly [open: string, close: string])[] = [
  ['"', '"'],
  ["“", "”"],
  ["„", "“"],
  ["«", "»"],
  ["‘", "’"],
];

/** True if a quotation mark begins a quotation, where both marks of a pair look the same. */
const isOpening = (before: string) => /(^|[\s([{–—-])$/.test(before);

/** True if the marks at both ends of a text belong together: “a” and “b” has two pairs. */
function isOnePair(text: string, open: string, close: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length - 1; at += 1) {
    const mark = text[at] ?? "";
    if (mark !== open && mark !== close) continue;
    // Within words, the closing single mark is an apostrophe.
    if (mark === "’" && /\p{L}/u.test(text[at + 1] ?? "")) continue;
    const opens = open === close ? isOpening(text.slice(0, at)) : mark === open;
    depth += opens ? 1 : -1;
    if (depth <= 0) return false;
  }
  return depth === 1;
}

/** A text without quotation marks around the whole text. Quotations within the text keep their marks. */
export function withoutQuotes(text: string): string {
  // People also mix the marks of the keyboard with those of a word processor.
  const mixed = /^["“”]([^"“”]+)["“”]$/.exec(text)?.[1];
  const isQuoted = pairs.some(
    ([open, close]) =>
      text.startsWith(open) && text.endsWith(close) && isOnePair(text, open, close),
  );
  return (mixed ?? (isQuoted ? text.slice(1, -1) : text)).trim();
}
