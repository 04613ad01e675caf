import { useEffect, useLayoutEffect, useRef, useState } from "react";

/** Milliseconds after which a dialog that fades in hides the page. */
const hidesThePage = 250;

/**
 * Shows a dialog above the page from its first moment on. It closes in two steps, so that its
 * content has time to leave: `close` sets `open` to false, and `leave` ends it.
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

  // The page beneath stands still. Its scroll bar goes and comes back while nobody sees it.
  useEffect(() => {
    if (!open) return;
    const { style } = document.documentElement;
    const hidden = setTimeout(() => (style.overflow = "hidden"), hidesThePage);
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
