import { createContext, useContext, type ReactNode } from "react";
import { useQuoteState, type QuoteState, type Values } from "./useQuoteForm";

type ShortField = "name" | "phone" | "zip" | "message";

const empty: Values<ShortField> = { name: "", phone: "", zip: "", message: "" };

const SharedState = createContext<QuoteState<ShortField> | null>(null);

/** The short forms within hold the same values: what is typed into one stands in the other. */
export function QuoteStateProvider({ children }: { children: ReactNode }) {
  const state = useQuoteState(empty);
  return <SharedState.Provider value={state}>{children}</SharedState.Provider>;
}

/** The shared values where there are such, else values of the form's own. */
export function useShortQuote(): QuoteState<ShortField> {
  const own = useQuoteState(empty);
  return useContext(SharedState) ?? own;
}
