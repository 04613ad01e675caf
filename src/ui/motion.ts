import { createElement, useEffect, useState, type ComponentType, type ReactNode } from "react";

export type FrameProps = {
  open: boolean;
  /** How far the contents rise while they appear, in pixels. */
  rise?: number;
  /** Called when the contents have disappeared. */
  onGone?: () => void;
  children: ReactNode;
};

/** Shows and hides its contents at once. */
export function StillFrame({ open, onGone, children }: FrameProps) {
  useEffect(() => {
    if (!open) onGone?.();
  }, [open, onGone]);
  return open ? createElement("div", null, children) : null;
}

let movingFrame: ComponentType<FrameProps> | undefined;
let loading: Promise<void> | undefined;

export const prefersStillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Loads the motion, once. The promise also resolves after a failure. */
export function loadMotion(): Promise<void> {
  if (prefersStillness()) return Promise.resolve();
  return (loading ??= import("./MovingFrame").then(
    (module) => {
      movingFrame = module.MovingFrame;
    },
    () => undefined,
  ));
}

/** The moving frame if it has loaded and visitors accept motion, or else the still one. */
export const currentFrame = () => (movingFrame && !prefersStillness() ? movingFrame : StillFrame);

/**
 * A frame around contents that appear and disappear. It chooses its motion once: a change would show
 * its contents a second time.
 */
export function Frame(props: FrameProps) {
  const [kind] = useState(currentFrame);
  return createElement(kind, props);
}
