/**
 * Returns a function that runs `work` after the browser has painted. Further calls before that have no
 * effect. Long work in a key handler would delay the typed key on the screen.
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
