import type { StoreStatus } from "../store";

/** The pause between requests for the newest commit, in ms: long, because GitHub limits requests. */
const pauseMs = 30_000;

/**
 * Calls `look` at once, and then repeatedly while the page is visible.
 * @param look asks for the status, and never rejects
 * @returns a function that ends the watch
 */
export function watchWhileVisible(
  look: () => Promise<StoreStatus>,
  show: (status: StoreStatus) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts up whenever somebody hides or shows the page, or ends the watch. */
  let turn = 0;

  async function lookAgain(own: number): Promise<void> {
    const status = await look();
    if (own !== turn) return;
    show(status);
    timer = setTimeout(() => void lookAgain(own), pauseMs);
  }

  function followVisibility(): void {
    turn++;
    clearTimeout(timer);
    if (!document.hidden) void lookAgain(turn);
  }

  document.addEventListener("visibilitychange", followVisibility);
  followVisibility();
  return () => {
    turn++;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", followVisibility);
  };
}
