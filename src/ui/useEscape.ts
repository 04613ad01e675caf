import { useEffect } from "react";

/**
 * Calls back when Escape is pressed anywhere on the page.
 * @param isActive whether there is something to close
 */
export function useEscape(onEscape: () => void, isActive = true): void {
  useEffect(() => {
    if (!isActive) return;
    // While a character is composed, Escape only ends the composition.
    const onKeyDown = ({ key, isComposing }: KeyboardEvent) => {
      if (key === "Escape" && !isComposing) onEscape();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [onEscape, isActive]);
}
