import { isRefusedHere } from "./checks";
import type { Bar } from "../statusBar/bar";

/** Decap CMS's action for a save or a deletion that the git host refused. */
type Failure = { type?: unknown; payload?: { error?: unknown } };

/**
 * Shows in the status bar why a git host refused an edit. Decap CMS shows the reason for a few seconds
 * and leaves an unhandled rejection.
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
      "If somebody else saved at the same time, save again to add your changes to theirs.",
      "If your login may have expired, reload this page and log in: “Not saved yet” under Pages brings back what you typed.",
    ]);
  });
}
