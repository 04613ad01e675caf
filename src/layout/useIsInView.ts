import { useEffect, useState, type RefObject } from "react";

/** Whether the element is on the screen. Until the browser has told, it counts as if it were. */
export function useIsInView(ref: RefObject<Element>): boolean {
  const [isInView, setIsInView] = useState(true);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver((entries) => {
      const latest = entries.at(-1);
      if (latest) setIsInView(latest.isIntersecting);
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return isInView;
}
