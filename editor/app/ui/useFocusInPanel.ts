import { useEffect, useRef, type MouseEvent } from "react";
import { regionIds } from "./regions";
import { useUi } from "./uiState";

/**
 * Moves the focus to the panel after somebody has followed a link by keys, or if the focused element has
 * disappeared with the earlier panel. Otherwise, Tab would begin far from what somebody has opened.
 * @param address the address of the shown route
 * @returns a handler of clicks in the app. Enter on a link causes a click, too.
 */
export function useFocusInPanel(address: string): (event: MouseEvent) => void {
  const ui = useUi();
  const isByKeys = useRef(false);
  const last = useRef(address);

  useEffect(() => {
    // Nobody has followed a link to the first route.
    if (address === last.current) return;
    last.current = address;
    const panel = document.getElementById(regionIds.panel);
    const { activeElement, body } = document;
    const isLost = activeElement === null || activeElement === body;
    // A wanted field takes the focus itself.
    const isTaken = panel?.contains(activeElement) || ui.getState().wanted !== undefined;
    if ((isByKeys.current || isLost) && !isTaken) panel?.focus();
    isByKeys.current = false;
  }, [ui, address]);

  return ({ detail, target }) => {
    const isLink = target instanceof Element && target.closest('a[href^="#"]') !== null;
    // `detail` counts the clicks of a mouse. It is 0 for a click by keys.
    isByKeys.current = isLink && detail === 0;
  };
}
