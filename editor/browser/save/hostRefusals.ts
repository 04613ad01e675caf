import { isRefusedHere } from "./checks";
import type { Bar } from "../statusBar/bar";

/** How Decap CMS ends a saving or deleting that the git host did not carry out. */
type Failure = { type?: unknown; payload?: { error?: unknown } };

/**
 * Shows at the foot of the page why a git host refused an edit. Decap CMS shows it for some seconds,
 * and leaves it as an error that nobody takes care of.
 */
export function watchHostRefusals(bar: Pick<Bar, "warn">): void {
  window.addEventListener("unhandledrejection", (event) => {
    const { type, payload } = (event.reason ?? {}) as Failure;
    if (!/^ENTRY_(PERSIST|DELETE)_FAILURE$/.test(String(type))) return;
    event.preventDefault();
    if (isRefusedHere(payload?.error)) return;
    const words = String(payload?.error).replace(/^API_ERROR: /, "");
    bar.warn([
      `Nothing was saved; what you typed is still in the form. The git host answered “${words}”.`,
      "If somebody else may have saved at the same moment, save again to put yours on top of theirs.",
      "If you were logged in long ago, open this page in another tab and log in, then save here again.",
    ]);
  });
}
