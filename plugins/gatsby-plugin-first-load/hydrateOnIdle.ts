import { startTransition, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { interactionEvents, type EarlyClick } from "./shared";

/** A busy browser hydrates the page after this time at the latest, in ms. */
const idleTimeoutMs = 4000;

/** The delay of the hydration in browsers without requestIdleCallback, in ms. */
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

/** The button that a visitor pressed before the scripts arrived. */
function earlyButton(): HTMLElement | null {
  const { earlyClick } = window as EarlyClick;
  return earlyClick instanceof Element ? earlyClick.closest("button") : null;
}

type Control = HTMLElement & { value?: string; open?: boolean };

/**
 * The controls of a page. Buttons, links and fields that browser extensions add are left out: such elements
 * lack Emotion's class.
 */
const controlsIn = (page: Element) => [
  ...page.querySelectorAll<Control>(
    "details, summary, [class*=css-]:is(a, button, input, select, textarea)",
  ),
];

/**
 * Copies a visitor's actions to a page that React has replaced.
 * @param old the controls that the visitor used, no longer on the page
 * @param page the element that contains the new controls
 */
function repeatActions(old: readonly Control[], focused: Element | null, page: Element): void {
  const controls = controlsIn(page);
  const counterpart = (element: Element | null) => controls[old.findIndex((it) => it === element)];
  const pressed = counterpart(earlyButton());
  for (const [index, { value, open }] of old.entries()) {
    const control = controls[index];
    if (control && open) control.open = true;
    if (!control || !value) continue;
    // The prototype's setter bypasses the setter that React adds to each element. After React's own setter,
    // React would see no change of the value, and ignore the event.
    Reflect.set(Object.getPrototypeOf(control) as object, "value", value, control);
    control.dispatchEvent(new Event("change", { bubbles: true }));
  }
  counterpart(focused)?.focus({ preventScroll: true });
  pressed?.click();
}

/**
 * Hydrates a page when the browser is idle, in place of Gatsby's hydrate function. A transition keeps the
 * page responsive during the hydration.
 */
export function hydrateOnIdle(element: ReactNode, container: Element): void {
  // In development, the page is empty.
  if (!container.hasChildNodes()) {
    createRoot(container).render(element);
    return;
  }
  onIdleOrInput(() => {
    const controls = controlsIn(container);
    let focused = document.activeElement;
    container.addEventListener("focusin", ({ target }) => (focused = target as Element));
    // React replaces a page that a translation or an extension has changed, so old actions would be lost.
    const repeatIfReplaced = () => {
      if (controls[0]?.isConnected === false) repeatActions(controls.splice(0), focused, container);
    };
    const onRecoverableError = (error: unknown) => {
      reportError(error);
      // React is still at work, and would undo the repeated typing.
      queueMicrotask(repeatIfReplaced);
    };
    startTransition(() => {
      hydrateRoot(container, element, { onRecoverableError });
    });
    earlyButton()?.click();
  });
}
