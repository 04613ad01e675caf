/** The scale of a tape measure, in its own unit: dollars, days, weeks. */
export type Scale = {
  /** The end of the tape, which starts at 0. */
  end: number;
  /** The distance between large marks. */
  step: number;
};

/**
 * The smallest round step that divides a tape into few enough steps.
 * @param most the length to divide
 * @param steps the greatest number of steps
 * @param rounds the round factors of a power of ten: 1, 2, 5
 */
function stepFor(most: number, steps: number, rounds: readonly number[]): number {
  const magnitude = 10 ** Math.floor(Math.log10(most / steps));
  const multiples = [...rounds, 10].map((round) => round * magnitude);
  return multiples.find((step) => most / step <= steps) ?? most;
}

/** The scale of a duration: with a mark for each unit, if the numbers of the marks fit. */
export function durationScale(most: number): Scale {
  // From 700 on, the scale may end at 1000 or more. Such numbers are wide, so half as many marks fit.
  const step = Math.max(1, stepFor(most, most < 700 ? 12 : 6, [1, 2, 5]));
  const count = Math.ceil(most / step);
  return { step, end: step * (count + Math.max(1, Math.round(count / 6))) };
}

/** The scale of a price: a few round amounts. */
export function priceScale(most: number): Scale {
  const step = stepFor(most, 4, [1, 2, 2.5, 4, 5]);
  return { step, end: step * (Math.floor(most / step) + 1) };
}
