import { startTransition, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { interactionEvents, type EarlyClick } from "./shared";

/** A busy browser hydrates the page after this time at the latest, in ms. */
const idleTimeoutMs = 4000;

/** How long to wait in browsers without requestIdleCallback, in ms. */
const fallbackDelayMs = 200;

/** Calls back when the browser is idle, or at the visitor's first input, whichever comes first. */
function onIdleOrInput(callback: () => void): void {
  let done = false;
  const run = () => {
    if (done) return;
    done = true;
    callback();
  };
  for (const event of interactionEvents)
    addEventListener(event, run, { passive: true, once: true });
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: idleTimeoutMs });
  else setTimeout(run, fallbackDelayMs);
}

/** Presses the button that a visitor pressed before the scripts arrived. React hydrates it at once. */
function repeatEarlyClick(): void {
  const { earlyClick } = window as EarlyClick;
  if (earlyClick instanceof Element) earlyClick.closest("button")?.click();
}

/**
 * Hydrates a page when the browser is idle. A transition keeps the page responsive meanwhile. This
 * replaces Gatsby's hydrate function.
 */
export function hydrateOnIdle(element: ReactNode, container: Element): void {
  // In development the page is empty.
  if (!container.hasChildNodes()) {
    createRoot(container).render(element);
    return;
  }
  onIdleOrInput(() => {
    startTransition(() => {
      hydrateRoot(container, element);
    });
    repeatEarlyClick();
  });
}
