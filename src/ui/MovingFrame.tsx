import { AnimatePresence, domMin, LazyMotion } from "framer-motion";
import { div as MotionDiv } from "framer-motion/m";
import type { Frame } from "./motion";

/**
 * Fades in and out. With all it needs of framer-motion it is one file of its own, which only the
 * visitors who turn to a form or a picture load.
 */
export const MovingFrame: Frame = ({ open, rise = 0, onGone, children }) => {
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
};
