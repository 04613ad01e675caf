/** Random numbers that a seed determines, so that a failed test fails again (mulberry32). */
export function createRandom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  /** A whole number below a limit. */
  const below = (limit: number) => Math.floor(next() * limit);
  return { below, oneOf: <T>(items: readonly T[]): T => items[below(items.length)] as T };
}

export type Random = ReturnType<typeof createRandom>;
