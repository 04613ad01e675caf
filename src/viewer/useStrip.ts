import { useCallback, useEffect, useRef, useState } from "react";

/** Milliseconds without movement after which a swipe has ended. */
const settled = 100;

/**
 * A strip of things as wide as itself, one of which is in view: `goTo` brings up another at once,
 * swipes are the browser's own scrolling, and `index` follows both.
 */
export function useStrip(count: number, start: number) {
  const [index, setIndex] = useState(start);
  const strip = useRef<HTMLDivElement>(null);
  const settling = useRef<ReturnType<typeof setTimeout>>();

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
    clearTimeout(settling.current);
    settling.current = setTimeout(() => {
      const element = strip.current;
      if (element?.clientWidth) setIndex(Math.round(element.scrollLeft / element.clientWidth));
    }, settled);
  }, []);

  useEffect(() => () => clearTimeout(settling.current), []);

  // There may be fewer things than before.
  return { index: Math.min(index, count - 1), goTo, stripProps: { ref: strip, onScroll } };
}
