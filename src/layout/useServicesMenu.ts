import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from "react";
import { useEscape } from "../ui/useEscape";

/**
 * The state of the menu:
 * - closed: at first, and after the mouse has left the menu, whose panel then fades out after a delay
 * - shut: closed by a key, a click or a loss of focus; the panel disappears at once, so that Tab
 *   skips it
 * - hovered: open under the mouse
 * - pinned: opened by click, tap, Enter or Space; stays open until it is closed
 * - dismissed: closed by Escape or by a click while the mouse is over the menu; stays closed until the
 *   mouse leaves
 */
type State = "closed" | "shut" | "hovered" | "pinned" | "dismissed";

/** The time until the menu closes after the pointer has left it, in ms. */
export const hoverGraceMs = 180;

/** The behavior of the Services menu. Focus alone never opens it. */
export function useServicesMenu() {
  const [state, setState] = useState<State>("closed");
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const leaveTimer = useRef<ReturnType<typeof setTimeout>>();
  const open = state === "hovered" || state === "pinned";

  const close = () => {
    clearTimeout(leaveTimer.current);
    setState(root.current?.matches(":hover") ? "dismissed" : "shut");
  };

  useEffect(() => () => clearTimeout(leaveTimer.current), []);

  useEffect(() => {
    if (!open) return;
    const onPointerDown = ({ target }: globalThis.PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setState("shut");
    };
    document.addEventListener("pointerdown", onPointerDown);
    return () => document.removeEventListener("pointerdown", onPointerDown);
  }, [open]);
  useEscape(() => {
    if (root.current?.contains(document.activeElement))
      button.current?.focus({ preventScroll: true });
    close();
  }, open);

  return {
    close,
    rootProps: {
      ref: root,
      "data-open": open || undefined,
      "data-shut": state === "shut" || undefined,
      "data-dismissed": state === "dismissed" || undefined,
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== "mouse") return;
        clearTimeout(leaveTimer.current);
        setState((now) => (now === "closed" || now === "shut" ? "hovered" : now));
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== "mouse") return;
        const leave = () => setState((now) => (now === "pinned" ? now : "closed"));
        leaveTimer.current = setTimeout(leave, hoverGraceMs);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget))
          setState((now) => (now === "pinned" ? "shut" : now));
      },
    },
    buttonProps: {
      ref: button,
      "aria-expanded": open,
      // The mouse has opened the menu before a click on the button, so the click pins the menu.
      onClick: () => (state === "pinned" ? close() : setState("pinned")),
    },
  };
}
