import { createContext, useContext, type ReactNode } from "react";
import { useQuoteState, type QuoteState, type Values } from "./useQuoteForm";

type ShortField = "name" | "phone" | "zip" | "message";

const empty: Values<ShortField> = { name: "", phone: "", zip: "", message: "" };

const SharedState = createContext<QuoteState<ShortField> | null>(null);

/** Lets the short forms inside share their values. */
export function QuoteStateProvider({ children }: { children: ReactNode }) {
  const state = useQuoteState(empty);
  return <SharedState.Provider value={state}>{children}</SharedState.Provider>;
}

/** The shared values, or else the form's own values. */
export function useShortQuote(): QuoteState<ShortField> {
  const own = useQuoteState(empty);
  return useContext(SharedState) ?? own;
}
