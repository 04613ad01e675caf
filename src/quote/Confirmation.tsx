import { createContext, useCallback, useContext, useState, type ReactNode } from "react";
import { ConfirmationRegion } from "./ConfirmationRegion";
import { currentFrame, type Frame } from "../ui/motion";

export type Confirmation = {
  readonly title?: string;
  readonly text: string;
  /** Only said to a screen reader: those who see it look at the button. */
  readonly quiet?: boolean;
  /** Nothing to be glad of: the phone number follows. */
  readonly failed?: boolean;
};

/** A confirmation on the page, or one that is leaving it. */
export type Shown = Confirmation & { id: number; open: boolean; Frame: Frame };

type Confirm = (confirmation: Confirmation) => void;

const ConfirmContext = createContext<Confirm>(() => {
  throw new Error("A quote form needs a ConfirmationProvider around it.");
});

/** Shows a confirmation, in place of the one before. */
export const useConfirm = () => useContext(ConfirmContext);

/** Shows the confirmations of the forms within, until they are closed or the route changes. */
export function ConfirmationProvider({ path, children }: { path: string; children: ReactNode }) {
  const [shown, setShown] = useState<Shown | null>(null);

  // The frame is chosen once for each: changing it in between would have it announced again.
  const confirm = useCallback((confirmation: Confirmation) => {
    const Frame = currentFrame();
    setShown((last) => ({ ...confirmation, id: (last?.id ?? 0) + 1, open: true, Frame }));
  }, []);

  const close = useCallback(() => setShown((last) => last && { ...last, open: false }), []);

  // What was confirmed belongs to the page it was sent from.
  const [page, setPage] = useState(path);
  if (page !== path) {
    setPage(path);
    close();
  }

  return (
    <ConfirmContext.Provider value={confirm}>
      {children}
      <ConfirmationRegion shown={shown} onClose={close} />
    </ConfirmContext.Provider>
  );
}
