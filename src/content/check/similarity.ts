/** How many words in a row must be the same for two texts to have something in common. */
const wordsInARow = 4;

/** The words of a text: small letters only, without numbers and punctuation. */
export const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** Names word by word: where one may go on, and where one may end. */
export type Names = { next: Map<string, Names>; isEnd: boolean };

/** Names, to be left out of texts. */
export function namesByWord(names: readonly string[]): Names {
  const root: Names = { next: new Map(), isEnd: false };
  for (const words of names.map(wordsIn)) {
    let at = root;
    for (const word of words) {
      const next = at.next.get(word) ?? { next: new Map(), isEnd: false };
      at.next.set(word, next);
      at = next;
    }
    at.isEnd = at !== root;
  }
  return root;
}

/** How many words the longest name has that begins at a place of a text; 0 where none does. */
function nameLength(words: readonly string[], start: number, names: Names): number {
  let length = 0;
  let at: Names | undefined = names;
  for (let end = start; (at = at.next.get(words[end] ?? "")); end++)
    if (at.isEnd) length = end + 1 - start;
  return length;
}

/**
 * Every run of four words in a text, without some names: what stays the same where a text was
 * copied and only the name of the town was changed. (Broder's shingles, 1997.)
 */
export function shinglesOf(text: string, names: Names): Set<string> {
  const words = wordsIn(text);
  const left: string[] = [];
  for (let at = 0; at < words.length;) {
    const length = nameLength(words, at, names);
    if (length === 0) left.push(words[at] ?? "");
    at += Math.max(length, 1);
  }
  const runs = left.length - wordsInARow + 1;
  return new Set(
    Array.from({ length: Math.max(runs, 0) }, (_, at) =>
      left.slice(at, at + wordsInARow).join(" "),
    ),
  );
}

/** How many runs of words two texts have in common. */
export const inCommon = (a: ReadonlySet<string>, b: ReadonlySet<string>): number =>
  [...a].filter((each) => b.has(each)).length;

/** How much of the shorter of two texts is in the other: 0 for nothing, 1 for all of it. */
export const similarity = (a: ReadonlySet<string>, b: ReadonlySet<string>): number =>
  inCommon(a, b) / Math.max(Math.min(a.size, b.size), 1);
