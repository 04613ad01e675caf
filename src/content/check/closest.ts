import levenshtein from "damerau-levenshtein";

/** The known word that was probably meant: at most one letter in four is another, or swapped with the next. */
export function closest(word: string, known: Iterable<string>): string | undefined {
  const limit = Math.max(1, Math.floor(word.length / 4));
  const [best] = [...known]
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
