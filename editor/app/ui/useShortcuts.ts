import { useEffect } from "react";
import { siteSearchId } from "../rail/SiteSearch";
import { focusNextRegion } from "./regions";
import { useUi } from "./uiState";
import { useMatches, wideWindow } from "./useMatches";

/** The actions of the keys. */
type Actions = { save: () => void; undo: () => void; redo: () => void };

/** True in a text field, where the browser itself undoes typing. */
const isInText = (target: EventTarget | null) =>
  target instanceof Element && target.matches("textarea, input:not([type=radio], [type=checkbox])");

/**
 * The keys that work everywhere: Ctrl+S saves, Ctrl+K searches, F6 goes to the next region. Ctrl+Z and
 * Ctrl+Shift+Z undo and redo. In a text field, the browser handles these two keys.
 */
export function useShortcuts({ save, undo, redo }: Actions): void {
  const ui = useUi();
  const isWide = useMatches(wideWindow);

  useEffect(() => {
    function search(): void {
      if (!isWide) ui.setState({ isRailOpen: true });
      // A closed rail has no input yet.
      window.requestAnimationFrame(() => {
        const input = document.getElementById(siteSearchId);
        input?.focus();
        // The next key replaces the words of the last search.
        if (input instanceof HTMLInputElement) input.select();
      });
    }
    function onKey(event: KeyboardEvent): void {
      const isCommand = event.ctrlKey || event.metaKey;
      const key = event.key.toLowerCase();
      if (isCommand && key === "s") save();
      else if (isCommand && key === "k") search();
      else if (isCommand && (key === "z" || key === "y") && !isInText(event.target)) {
        if (key === "y" || event.shiftKey) redo();
        else undo();
      } else if (key === "f6" && !isCommand) focusNextRegion(event.shiftKey ? -1 : 1);
      else return;
      event.preventDefault();
    }
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [ui, isWide, save, undo, redo]);
}

/** Lets the editor's keys work while the focus is inside a frame. */
export function forwardKeys(frame: Window | null): void {
  frame?.addEventListener("keydown", (event) => {
    const isHandled = !window.dispatchEvent(new KeyboardEvent("keydown", event));
    if (isHandled) event.preventDefault();
  });
}
