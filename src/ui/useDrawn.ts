import { useEffect, useRef } from "react";
import { prefersStillness } from "./motion";

const frames = { clipPath: ["inset(-2px 100% -2px -2px)", "inset(-2px)"] };

/**
 * Draws an element, or what a selector names within it, from left to right, once, as it comes into
 * view. What is in view already stays as it is, and nothing is hidden before.
 */
export function useDrawn<Root extends Element>(selector?: string) {
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
