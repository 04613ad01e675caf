import { startTransition, type ReactNode } from "react";
import type { Container } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";

/** What shows that a visitor begins to use the page: what came late comes now. */
export const firstSigns = ["pointerdown", "keydown", "focusin", "scroll"] as const;

/** Calls back when the browser is idle, or at the visitor's first move, whichever comes first. */
function whenIdleOrTouched(callback: () => void): void {
  let done = false;
  const run = () => {
    if (done) return;
    done = true;
    for (const sign of firstSigns) removeEventListener(sign, run);
    callback();
  };
  for (const sign of firstSigns) addEventListener(sign, run, { passive: true, once: true });
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: 4000 });
  else setTimeout(run, 200);
}

/**
 * Wakes React up late and in small pieces, so that the page is never blocked while it loads.
 * Takes the place of Gatsby's own hydrate function.
 */
export function hydrateLate(element: ReactNode, container: Container | null): void {
  if (!container || container instanceof DocumentFragment) return;
  // In development there is nothing to hydrate.
  if (container instanceof Element && !container.hasChildNodes()) {
    createRoot(container).render(element);
    return;
  }
  whenIdleOrTouched(() =>
    startTransition(() => {
      hydrateRoot(container, element);
    }),
  );
}
