/** The length of a run. Texts have something in common if they share a run of words. */
const wordsInARow = 4;

/** The words of a text in lowercase, without numbers and punctuation. */
export const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** Names that texts leave out, in lowercase. */
export type Names = ReadonlySet<string>;

export const namesOf = (names: readonly string[]): Names =>
  new Set(names.map((name) => wordsIn(name).join(" ")));

/** No name of a place has more words. */
const longestName = 6;

/** The number of words in the longest name that begins at a place of a text; 0 without a name. */
function nameLength(words: readonly string[], start: number, names: Names): number {
  for (let length = longestName; length > 0; length--)
    if (names.has(words.slice(start, start + length).join(" "))) return length;
  return 0;
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
