import { useLayoutEffect, useRef, type RefObject } from "react";
import { useUi } from "./uiState";

/**
 * Keeps how far a list is scrolled while the list is closed, for the way back from one of its entries.
 * @param key the name of the list; without a name, nothing is kept
 * @returns the ref of the element that scrolls
 */
export function useKeptScroll(key: string | undefined): RefObject<HTMLDivElement> {
  const ui = useUi();
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || key === undefined) return undefined;
    element.scrollTop = ui.getState().scrolled[key] ?? 0;
    return () =>
      ui.setState(({ scrolled }) => ({ scrolled: { ...scrolled, [key]: element.scrollTop } }));
  }, [ui, key]);
  return ref;
}
