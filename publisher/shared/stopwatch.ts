/** Says how long it has been since it was made: "12.3 s". */
export function stopwatch(now: () => number = () => performance.now()): () => string {
  const start = now();
  return () => `${((now() - start) / 1000).toFixed(1)} s`;
}
