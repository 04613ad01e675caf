import { useEffect, useLayoutEffect, useRef, useState } from "react";

/** The time until a dialog has faded in and hides the page, in ms. */
const fadeInMs = 250;

/**
 * Shows a dialog above the page. The dialog closes in two steps, so that its content can fade out: `close`
 * sets `open` to false, and `leave` removes the dialog.
 */
export function useModal(onClosed: () => void) {
  const [open, setOpen] = useState(true);
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => setOpen(false);

  useLayoutEffect(() => {
    const { current } = dialog;
    if (!current?.open) current?.showModal();
    // Safari 16 opens a dialog without moving the focus into it.
    if (!current?.contains(document.activeElement)) current?.querySelector("button")?.focus();
  }, []);

  // The page below must not scroll. The page's scroll bar disappears and returns only while the dialog hides
  // the page, so that visitors do not see the page shift.
  useEffect(() => {
    if (!open) return;
    const { style } = document.documentElement;
    const hidden = setTimeout(() => (style.overflow = "hidden"), fadeInMs);
    return () => {
      clearTimeout(hidden);
      style.overflow = "";
    };
  }, [open]);

  return {
    open,
    close,
    leave: () => dialog.current?.close(),
    dialogProps: {
      ref: dialog,
      onCancel: (event: { preventDefault: () => void }) => {
        event.preventDefault();
        close();
      },
      onClose: onClosed,
    },
  };
}
