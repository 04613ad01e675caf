import type { ComponentType, ReactNode } from "react";

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
