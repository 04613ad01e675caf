import { Dialog } from "@chakra-ui/react/dialog";
import { Portal } from "@chakra-ui/react/portal";
import type { ReactNode } from "react";

type Props = {
  title: string;
  children: ReactNode;
  /** The buttons. */
  answers: ReactNode;
  onClose: () => void;
  size?: "md" | "lg" | "xl";
};

/** A question that waits for an answer. Escape leaves everything as it is. */
export function Question({ title, children, answers, onClose, size = "md" }: Props) {
  return (
    <Dialog.Root
      open
      role="alertdialog"
      size={size}
      scrollBehavior="inside"
      onOpenChange={({ open }) => !open && onClose()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>{children}</Dialog.Body>
            <Dialog.Footer flexWrap="wrap">{answers}</Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
