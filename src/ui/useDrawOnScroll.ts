import { useEffect, useRef } from "react";
import { prefersStillness } from "./motion";

const frames = { clipPath: ["inset(-2px 100% -2px -2px)", "inset(-2px)"] };

/**
 * Draws an element, or its parts that match a selector, from left to right when they first come into view.
 * Parts that are in view at first do not move. No part is hidden before it moves.
 */
export function useDrawOnScroll<Root extends Element>(selector?: string) {
  const root = useRef<Root>(null);

  useEffect(() => {
    if (typeof IntersectionObserver !== "function" || prefersStillness()) return;
    const below = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) {
          below.add(target);
          continue;
        }
        observer.unobserve(target);
        if (below.has(target)) target.animate(frames, { duration: 600, easing: "ease-out" });
      }
    });
    const element = root.current;
    const parts = element && (selector ? element.querySelectorAll(selector) : [element]);
    for (const part of parts ?? []) observer.observe(part);
    return () => observer.disconnect();
  }, [selector]);

  return root;
}
