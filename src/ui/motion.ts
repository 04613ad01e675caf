import { createElement, useEffect, useState, type ComponentType } from "react";
import type { TransitionProps } from "./FadeTransition";

/** Shows and hides its contents at once. */
export function InstantTransition({ open, onGone, children }: TransitionProps) {
  useEffect(() => {
    if (!open) onGone?.();
  }, [open, onGone]);
  return open ? createElement("div", null, children) : null;
}

let fadeTransition: ComponentType<TransitionProps> | undefined;
let loading: Promise<void> | undefined;

export const prefersStillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Loads the fade, once. The promise also resolves after a failure. */
export function loadMotion(): Promise<void> {
  if (prefersStillness()) return Promise.resolve();
  return (loading ??= import("./FadeTransition").then(
    (module) => {
      fadeTransition = module.FadeTransition;
    },
    () => undefined,
  ));
}

/** The fade, if it has loaded and the visitor accepts motion; or else no motion. */
export const currentTransition = () =>
  fadeTransition && !prefersStillness() ? fadeTransition : InstantTransition;

/**
 * Wraps contents that appear and disappear. The first render chooses the motion: a later change would mount
 * the contents a second time.
 */
export function Transition(props: TransitionProps) {
  const [kind] = useState(currentTransition);
  return createElement(kind, props);
}
