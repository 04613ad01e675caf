import { createElement, useEffect, type ComponentType, type ReactNode } from "react";

type FrameProps = {
  open: boolean;
  /** How far the contents rise while they appear, in pixels. */
  rise?: number;
  /** Called when the contents have disappeared. */
  onGone?: () => void;
  children: ReactNode;
};

/** A frame around contents that appear and disappear. */
export type Frame = ComponentType<FrameProps>;

/** Shows and hides its contents at once. */
export const StillFrame: Frame = ({ open, onGone, children }) => {
  useEffect(() => {
    if (!open) onGone?.();
  }, [open, onGone]);
  return open ? createElement("div", null, children) : null;
};

let movingFrame: Frame | undefined;
let loading: Promise<void> | undefined;

export const prefersStillness = () =>
  typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;

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
export const currentFrame = (): Frame =>
  movingFrame && !prefersStillness() ? movingFrame : StillFrame;
