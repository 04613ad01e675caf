/** The length of a run. Texts have something in common if they share a run of words. */
const wordsInARow = 4;

/** The words of a text in lowercase, without numbers and punctuation. */
export const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** A tree of names, word by word: the possible next words, and whether a name may end here. */
export type Names = { next: Map<string, Names>; isEnd: boolean };

/** Builds the tree of the names that texts leave out. */
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

/** The number of words in the longest name that begins at a place of a text; 0 without a name. */
function nameLength(words: readonly string[], start: number, names: Names): number {
  let length = 0;
  let at: Names | undefined = names;
  for (let end = start; (at = at.next.get(words[end] ?? "")); end++)
    if (at.isEnd) length = end + 1 - start;
  return length;
}

/**
 * All runs of four words in a text, without the given names (Broder's shingles). A copy with another
 * town's name has the same runs.
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

/** The number of runs that two texts share. */
export const inCommon = (a: ReadonlySet<string>, b: ReadonlySet<string>): number =>
  [...a].filter((each) => b.has(each)).length;

/** The part of the shorter text that the other one shares: 0 for none, 1 for all. */
export const similarity = (a: ReadonlySet<string>, b: ReadonlySet<string>): number =>
  inCommon(a, b) / Math.max(Math.min(a.size, b.size), 1);
