import levenshtein from "damerau-levenshtein";

/**
 * The length limit of a word, in characters. The time to compare grows with the square of the length.
 */
const longestWord = 100;

/** If more names are wrong, they are hardly typos: suggestions would be useless and slow. */
export const maxTypos = 50;

/**
 * The known word that the author probably meant. At most one letter in four differs or is swapped.
 */
export function closest(word: string, known: Iterable<string>): string | undefined {
  if (word.length > longestWord) return undefined;
  const limit = Math.max(1, Math.floor(word.length / 4));
  const [best] = [...known]
    .filter((each) => Math.abs(each.length - word.length) <= limit)
    .map((each) => ({ each, steps: levenshtein(word.toLowerCase(), each.toLowerCase()).steps }))
    .filter(({ steps }) => steps <= limit)
    .sort((a, b) => a.steps - b.steps);
  return best?.each;
}

/** `; did you mean "…"?`, or an empty text if no known word is close. */
export function didYouMean(word: string, known: Iterable<string>): string {
  const meant = closest(word, known);
  return meant === undefined ? "" : `; did you mean "${meant}"?`;
}
