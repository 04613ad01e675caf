import levenshtein from "damerau-levenshtein";

/**
 * The length limit of a name. The time to compare grows with the square of the length.
 */
const longestWord = 100;

/** The most wrong names that can be typos. Suggestions for more names are useless and slow. */
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
