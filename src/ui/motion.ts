import { createElement, useEffect, type ComponentType, type ReactNode } from "react";

type FrameProps = {
  open: boolean;
  /** How far it rises while it appears, in pixels. */
  rise?: number;
  /** Called when it has left. */
  onGone?: () => void;
  children: ReactNode;
};

/** The frame around things that appear and disappear. */
export type Frame = ComponentType<FrameProps>;

/** Appears and disappears at once. */
export const StillFrame: Frame = ({ open, onGone, children }) => {
  useEffect(() => {
    if (!open) onGone?.();
  }, [open, onGone]);
  return open ? createElement("div", null, children) : null;
};

let movingFrame: Frame | undefined;
let asked: Promise<void> | undefined;

export const prefersStillness = () =>
  typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Starts loading the motion. Nothing waits for it; the promise settles even after a failure. */
export function loadMotion(): Promise<void> {
  if (prefersStillness()) return Promise.resolve();
  return (asked ??= import("./MovingFrame").then(
    (module) => {
      movingFrame = module.MovingFrame;
    },
    () => undefined,
  ));
}

/** The moving frame if it is wanted and loaded, or else the still one. */
export const currentFrame = (): Frame =>
  movingFrame && !prefersStillness() ? movingFrame : StillFrame;
