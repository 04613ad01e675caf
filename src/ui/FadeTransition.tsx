import { AnimatePresence, domMin, LazyMotion } from "framer-motion";
import { div as MotionDiv } from "framer-motion/m";
import type { ReactNode } from "react";

export type TransitionProps = {
  open: boolean;
  /** How far the contents rise while they appear, in pixels. */
  rise?: number;
  /** Called when the contents have disappeared. */
  onGone?: () => void;
  children: ReactNode;
};

/**
 * Fades its contents in and out. Only this file and WalkDrawing.tsx may import framer-motion, because both
 * files load only when a visitor first uses a form or a picture.
 */
export function FadeTransition({ open, rise = 0, onGone, children }: TransitionProps) {
  const away = { opacity: 0, y: rise };
  return (
    <LazyMotion features={domMin} strict>
      <AnimatePresence onExitComplete={onGone}>
        {open && (
          <MotionDiv
            initial={away}
            animate={{ opacity: 1, y: 0 }}
            exit={away}
            transition={{ duration: 0.2, ease: "easeOut" }}
          >
            {children}
          </MotionDiv>
        )}
      </AnimatePresence>
    </LazyMotion>
  );
}
