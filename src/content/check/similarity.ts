/** How many words in a row must be the same for two texts to have something in common. */
const wordsInARow = 4;

/** The words of a text: small letters only, without numbers and punctuation. */
export const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/**
 * Every run of four words in a text, without some names: what stays the same where a text was
 * copied and only the name of the town was changed. (Broder's shingles, 1997.)
 */
export function shinglesOf(text: string, names: readonly string[]): Set<string> {
  const longestFirst = names
    .map(wordsIn)
    .filter((name) => name.length > 0)
    .sort((a, b) => b.length - a.length);
  const words = wordsIn(text);
  const left: string[] = [];
  for (let at = 0; at < words.length;) {
    const name = longestFirst.find((each) => each.every((word, i) => words[at + i] === word));
    if (!name) left.push(words[at] ?? "");
    at += name?.length ?? 1;
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
