import { useEffect } from "react";
import { siteSearchId } from "../rail/SiteSearch";
import { isTextField, noteTyping, undoesWrongly } from "./browserUndo";
import { focusNextRegion } from "./regions";
import { useUi } from "./uiState";
import { useMatches, wideWindow } from "./useMatches";

/** The actions of the keys. */
type Actions = { save: () => void; undo: () => void; redo: () => void };

/**
 * True if the app undoes: everywhere but in a text field, where the browser undoes typing, unless it would do
 * so wrongly.
 */
const isForApp = (target: EventTarget | null) => !isTextField(target) || undoesWrongly(target);

/** True in a dialog. A save or an undo behind it would change what it asks about, and would drop its answer. */
const isInDialog = (target: EventTarget | null) =>
  target instanceof Element && target.closest("[aria-modal=true]") !== null;

/** True for a text field outside a form, like a search. The session knows nothing of its words. */
const isOutsideForm = (target: EventTarget | null) =>
  isTextField(target) && !target.closest("form");

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
    function takeBack(target: EventTarget | null, isRedo: boolean): void {
      if (isOutsideForm(target) || isInDialog(target)) return;
      if (isRedo) redo();
      else undo();
    }
    /** Undo in a menu of the browser. */
    function onMenu(event: InputEvent): void {
      const isRedo = event.inputType === "historyRedo";
      if ((!isRedo && event.inputType !== "historyUndo") || !isForApp(event.target)) return;
      event.preventDefault();
      takeBack(event.target, isRedo);
    }
    function onKey(event: KeyboardEvent): void {
      const isCommand = event.ctrlKey || event.metaKey;
      const key = event.key.toLowerCase();
      if (isCommand && key === "s") {
        if (!isInDialog(event.target)) save();
      } else if (isCommand && key === "k") search();
      else if (isCommand && (key === "z" || key === "y") && isForApp(event.target))
        takeBack(event.target, key === "y" || event.shiftKey);
      else if (key === "f6" && !isCommand) focusNextRegion(event.shiftKey ? -1 : 1);
      else return;
      event.preventDefault();
    }
    const stopNoting = noteTyping();
    window.addEventListener("keydown", onKey);
    window.addEventListener("beforeinput", onMenu);
    return () => {
      stopNoting();
      window.removeEventListener("keydown", onKey);
      window.removeEventListener("beforeinput", onMenu);
    };
  }, [ui, isWide, save, undo, redo]);
}

/** Lets the editor's keys work while the focus is inside a frame. */
export function forwardKeys(frame: Window | null): void {
  frame?.addEventListener("keydown", (event) => {
    const isHandled = !window.dispatchEvent(new KeyboardEvent("keydown", event));
    if (isHandled) event.preventDefault();
  });
}
