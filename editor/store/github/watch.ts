import type { PlaceStatus } from "../store";

/** How often to ask for a newer commit: gently, since GitHub counts requests. */
const pauseMs = 30_000;

/**
 * Looks at once and again and again while the page is visible.
 * @param look asks the place, and never rejects
 * @returns a function that ends this
 */
export function watchWhileVisible(
  look: () => Promise<PlaceStatus>,
  show: (status: PlaceStatus) => void,
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
