import { startTransition, type ReactNode } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";

const firstSigns = ["pointerdown", "keydown", "focusin", "touchstart", "scroll"] as const;

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
export function hydrateLate(element: ReactNode, container: Element | Document | null): void {
  if (!container) return;
  let root: Root;
  if (!container.hasChildNodes()) {
    root = createRoot(container as Element);
    root.render(element);
    return;
  }
  whenIdleOrTouched(() =>
    startTransition(() => {
      root = hydrateRoot(container, element);
    }),
  );
}
