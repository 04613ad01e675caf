import { startTransition, useEffect, useRef, useState, type RefObject } from "react";
import { openUntil } from "../content/facts/hours";
import { useSite } from "../site/useSite";

const minuteMs = 60_000;

/** Calls a function once an element is near the view, or at once in a browser that cannot tell. */
function onceNearView(element: Element | null, call: () => void): () => void {
  if (!element || typeof IntersectionObserver !== "function") {
    call();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      call();
    },
    { rootMargin: "50%" },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Words like "Open now until 6pm". The server's HTML has none, because only the browser knows the time. The
 * words wait until their place is near the view, because a browser's first use of a time zone blocks a phone
 * for a tenth of a second.
 * @returns `root`: the ref of the element around the words; `openNow`: the words, undefined until the element
 * is near the view and while the business is closed
 */
export function useOpenNow<Root extends Element>(): {
  root: RefObject<Root>;
  openNow: string | undefined;
} {
  const { hours, base, openNow } = useSite().site;
  const root = useRef<Root>(null);
  const [until, setUntil] = useState<string>();

  useEffect(() => {
    let timer: number | undefined;
    const update = () => setUntil(openUntil(new Date(), hours, base.timeZone));
    const stop = onceNearView(root.current, () => {
      startTransition(update);
      timer = window.setInterval(update, minuteMs);
    });
    return () => {
      stop();
      window.clearInterval(timer);
    };
  }, [hours, base.timeZone]);

  return { root, openNow: until && `${openNow} ${until}` };
}
