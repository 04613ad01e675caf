import { createElement, type ComponentType, type ReactNode } from "react";

/** What the confirmation comes and goes in. */
export type Frame = ComponentType<{ open: boolean; children: ReactNode }>;

/** Comes and goes at once. */
export const StillFrame: Frame = ({ open, children }) =>
  open ? createElement("div", null, children) : null;

let movingFrame: Frame | undefined;
let asked = false;

const prefersStillness = () =>
  typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Begins to load the confirmation's motion; without it the confirmation shows all the same. */
export function loadMotion(): void {
  if (asked || prefersStillness()) return;
  asked = true;
  import("./MovingFrame").then(
    (module) => {
      movingFrame = module.MovingFrame;
    },
    () => undefined,
  );
}

/** The moving frame where it is wanted and has arrived, else the still one. */
export const currentFrame = (): Frame =>
  movingFrame && !prefersStillness() ? movingFrame : StillFrame;
