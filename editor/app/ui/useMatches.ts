import { useCallback, useSyncExternalStore } from "react";

/** From this width, the rail stays beside the page. */
export const wideWindow = "(min-width: 72em)";
/** Below this width, the page or the panel fills the window. */
export const smallWindow = "(max-width: 63.99em)";

/** True while the window matches a media query. */
export function useMatches(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", notify);
      return () => list.removeEventListener("change", notify);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
