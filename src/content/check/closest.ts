import levenshtein from "damerau-levenshtein";

/** A longer word is no misspelled name. The time that a comparison takes grows with the square. */
const longestWord = 100;

/** Where more names than these are wrong, none of them is a slip of the keys. */
export const mostSlips = 50;

/** The known word that was probably meant: at most one letter in four is another, or swapped with the next. */
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

/** `; did you mean "…"?`, or nothing where no known word is close. */
export function didYouMean(word: string, known: Iterable<string>): string {
  const meant = closest(word, known);
  return meant === undefined ? "" : `; did you mean "${meant}"?`;
}
