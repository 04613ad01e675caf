import { useEffect, useRef, type RefObject } from "react";
import { breakpoints } from "../theme/breakpoints";

/**
 * Keeps a disclosure open from tablets up, where the styles show its contents anyway. Screen readers
 * then report it as open, and Tab skips the summary, which has no effect.
 */
export function usePhoneDisclosure(): RefObject<HTMLDetailsElement> {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const wide = matchMedia(`(min-width: ${breakpoints.md})`);
    const update = () => {
      const details = ref.current;
      if (!details) return;
      if (wide.matches) details.open = true;
      const summary = details.querySelector("summary");
      if (wide.matches) summary?.setAttribute("tabindex", "-1");
      else summary?.removeAttribute("tabindex");
    };
    update();
    wide.addEventListener("change", update);
    return () => wide.removeEventListener("change", update);
  }, []);
  return ref;
}
