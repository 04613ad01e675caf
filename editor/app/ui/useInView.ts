import { useEffect, useState, type RefCallback } from "react";

/** True once an element has been near the window. Its picture is loaded only then. */
export function useInView(): [RefCallback<Element>, boolean] {
  const [element, setElement] = useState<Element | null>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!element || isSeen) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: "200px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, isSeen]);
  return [setElement, isSeen];
}
