import { createContext, useCallback, useContext, useState, type ReactNode } from "react";
import {
  ConfirmationRegion,
  type Confirmation,
  type ShownConfirmation,
} from "./ConfirmationRegion";
import { LeftFormsContext, type LeftForms } from "./leftForms";

type Confirm = (confirmation: Confirmation) => void;

const ConfirmContext = createContext<Confirm>(() => {
  throw new Error("A quote form needs a ConfirmationProvider around it.");
});

/** Returns a function that shows a confirmation, and so replaces an earlier confirmation. */
export const useConfirm = () => useContext(ConfirmContext);

/**
 * Shows the confirmations of the forms inside, until they are closed or the route changes. Stays while pages
 * change, and so keeps the values of their forms.
 */
export function ConfirmationProvider({ path, children }: { path: string; children: ReactNode }) {
  const [shown, setShown] = useState<ShownConfirmation | null>(null);
  const [left] = useState<LeftForms>(() => new Map());

  const confirm = useCallback(
    (confirmation: Confirmation) =>
      setShown((last) => ({ ...confirmation, id: (last?.id ?? 0) + 1, open: true })),
    [],
  );

  const close = useCallback(() => setShown((last) => last && { ...last, open: false }), []);

  // A confirmation belongs to the page of its form.
  const [page, setPage] = useState(path);
  if (page !== path) {
    setPage(path);
    close();
  }

  return (
    <ConfirmContext.Provider value={confirm}>
      <LeftFormsContext.Provider value={left}>{children}</LeftFormsContext.Provider>
      <ConfirmationRegion shown={shown} onClose={close} />
    </ConfirmContext.Provider>
  );
}
