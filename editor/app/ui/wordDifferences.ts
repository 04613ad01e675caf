/** A part of a text. The part is marked if the other text does not have it. */
export type TextPart = { readonly text: string; readonly isMarked: boolean };

/** The most words to compare. Longer texts have no marks, because the comparison would take too long. */
const mostCompared = 600;

const wordsIn = (text: string): readonly string[] => text.match(/\s+|[^\s]+/g) ?? [];

/** The indexes, in each text, of the words in the longest common sequence of words. */
function commonWords(a: readonly string[], b: readonly string[]): [Set<number>, Set<number>] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--) {
      const [row, below] = [lengths[i], lengths[i + 1]];
      if (row && below)
        row[j] = a[i] === b[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  const [inA, inB] = [new Set<number>(), new Set<number>()];
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (a[i] === b[j]) {
      inA.add(i++);
      inB.add(j++);
    } else if ((lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0)) i++;
    else j++;
  }
  return [inA, inB];
}

/** Joins neighboring words into marked and unmarked parts. A space between marked words is marked, too. */
function partsOf(words: readonly string[], common: ReadonlySet<number>): readonly TextPart[] {
  const parts: { text: string; isMarked: boolean }[] = [];
  words.forEach((text, at) => {
    const isBetweenMarks =
      text.trim() === "" && at > 0 && !common.has(at - 1) && at + 1 < words.length
        ? !common.has(at + 1)
        : false;
    const isMarked = !common.has(at) || isBetweenMarks;
    const last = parts.at(-1);
    if (last?.isMarked === isMarked) last.text += text;
    else parts.push({ text, isMarked });
  });
  return parts;
}

/** Two texts as parts, with marks on the words in which they differ. */
export function wordDifferences(
  one: string,
  other: string,
): [readonly TextPart[], readonly TextPart[]] {
  const [a, b] = [wordsIn(one), wordsIn(other)];
  if (a.length > mostCompared || b.length > mostCompared)
    return [[{ text: one, isMarked: false }], [{ text: other, isMarked: false }]];
  const [inA, inB] = commonWords(a, b);
  return [partsOf(a, inA), partsOf(b, inB)];
}

/** The number of unmarked words that stay beside a marked part. */
const contextWords = 6;

/** Parts in which long unmarked parts are shortened. */
export function shortened(parts: readonly TextPart[]): readonly TextPart[] {
  return parts.map((part, at) => {
    if (part.isMarked) return part;
    const words = wordsIn(part.text);
    const isFirst = at === 0;
    const isLast = at === parts.length - 1;
    const most = contextWords * 2;
    if (isFirst && isLast) return part;
    if (words.length <= (isFirst || isLast ? most : 2 * most)) return part;
    const before = isFirst ? [] : words.slice(0, most);
    const after = isLast ? [] : words.slice(-most);
    return { text: `${before.join("")}…${after.join("")}`, isMarked: false };
  });
}
