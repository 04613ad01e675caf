/** The length of a run. Texts have something in common if they share a run of words. */
const wordsInARow = 4;

/** The words of a text in lowercase, without numbers and punctuation. */
export const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** Matches names in words with single spaces, the longest first, each with the space before it. */
export function patternOf(names: readonly string[]): RegExp {
  const all = names.map((name) => wordsIn(name).join(" ")).filter(Boolean);
  return new RegExp(` (${all.sort((a, b) => b.length - a.length).join("|")})(?= )`, "g");
}

/**
 * All runs of four words in a text, without the given names (Broder's shingles). A copy with another
 * town's name has the same runs.
 */
export function shinglesOf(text: string, names: RegExp): Set<string> {
  const words = ` ${wordsIn(text).join(" ")} `.replace(names, "").trim().split(" ");
  const runs = Math.max(words.length - wordsInARow + 1, 0);
  return new Set(
    Array.from({ length: runs }, (_, at) => words.slice(at, at + wordsInARow).join(" ")),
  );
}

/** The number of runs that two texts share. */
export const inCommon = (a: ReadonlySet<string>, b: ReadonlySet<string>): number =>
  [...a].filter((each) => b.has(each)).length;

/** The part of the shorter text that the other one shares: 0 for none, 1 for all. */
export const similarity = (a: ReadonlySet<string>, b: ReadonlySet<string>): number =>
  inCommon(a, b) / Math.max(Math.min(a.size, b.size), 1);
