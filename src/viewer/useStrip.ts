import { useCallback, useEffect, useRef, useState } from "react";

/** A swipe ends after this time without movement, in ms. */
const settleMs = 100;

/**
 * A strip of slides, each as wide as the strip. `goTo` shows another slide at once, swipes are the
 * browser's own scrolling, and `index` follows both.
 */
export function useStrip(count: number, start: number) {
  const [index, setIndex] = useState(start);
  const strip = useRef<HTMLDivElement>(null);
  const settleTimer = useRef<ReturnType<typeof setTimeout>>();

  const goTo = useCallback(
    (to: number) => {
      const next = Math.min(Math.max(to, 0), count - 1);
      const element = strip.current;
      element?.scrollTo({ left: next * element.clientWidth, behavior: "instant" });
      setIndex(next);
    },
    [count],
  );

  const onScroll = useCallback(() => {
    clearTimeout(settleTimer.current);
    settleTimer.current = setTimeout(() => {
      const element = strip.current;
      if (element?.clientWidth) setIndex(Math.round(element.scrollLeft / element.clientWidth));
    }, settleMs);
  }, []);

  useEffect(() => () => clearTimeout(settleTimer.current), []);

  // The number of slides may have dropped.
  return { index: Math.min(index, count - 1), goTo, stripProps: { ref: strip, onScroll } };
}
