/**
 * Returns a function that starts the work once, after its first call and the next picture on the screen. Long
 * work in a handler of keys would keep the typed key from the screen.
 */
export function onceAfterPaint(work: () => void): () => void {
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    window.requestAnimationFrame(() =>
      window.setTimeout(() => {
        isWaiting = false;
        work();
      }),
    );
  };
}
