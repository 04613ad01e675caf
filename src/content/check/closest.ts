/** How many letters must be changed, added, left out or swapped with the next to make one word the other. */
function distance(a: string, b: string): number {
  const table: number[][] = [];
  const at = (row: number, column: number) => table[row]?.[column] ?? Infinity;
  for (let row = 0; row <= a.length; row++) {
    const current: number[] = [];
    table.push(current);
    for (let column = 0; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const steps = [
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (same ? 0 : 1),
        swapped ? at(row - 2, column - 2) + 1 : Infinity,
      ];
      current.push(row + column === 0 ? 0 : Math.min(...steps));
    }
  }
  return at(a.length, b.length);
}

/** The known word that was probably meant, if one is close enough. */
export function closest(word: string, known: Iterable<string>): string | undefined {
  const limit = Math.max(1, Math.floor(word.length / 4));
  let best: { word: string; distance: number } | undefined;
  for (const each of known) {
    const apart = distance(word.toLowerCase(), each.toLowerCase());
    if (apart <= limit && apart < (best?.distance ?? Infinity))
      best = { word: each, distance: apart };
  }
  return best?.word;
}

/** `; did you mean "…"?`, or nothing where no known word is close. */
export function didYouMean(word: string, known: Iterable<string>): string {
  const meant = closest(word, known);
  return meant === undefined ? "" : `; did you mean "${meant}"?`;
}
