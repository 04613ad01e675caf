import { createElement, useEffect, type ComponentType, type ReactNode } from "react";

type FrameProps = {
  open: boolean;
  /** How far it rises while it comes, in pixels. */
  rise?: number;
  /** Once it has left. */
  onGone?: () => void;
  children: ReactNode;
};

/** What the things that open come and go in. */
export type Frame = ComponentType<FrameProps>;

/** Comes and goes at once. */
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

/** Begins to load the motion; without it things open all the same. Settled once it has come or failed. */
export function loadMotion(): Promise<void> {
  if (prefersStillness()) return Promise.resolve();
  return (asked ??= import("./MovingFrame").then(
    (module) => {
      movingFrame = module.MovingFrame;
    },
    () => undefined,
  ));
}

/** The moving frame where it is wanted and has arrived, else the still one. */
export const currentFrame = (): Frame =>
  movingFrame && !prefersStillness() ? movingFrame : StillFrame;
