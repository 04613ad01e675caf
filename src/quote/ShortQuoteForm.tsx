import { createContext, useContext, type ReactNode } from "react";
import { useSite } from "../site/useSite";
import { InputField, PhoneField, TextField } from "./inputs";
import { QuoteCard } from "./QuoteCard";
import { useQuoteForm, useQuoteState, type QuoteState } from "./useQuoteForm";

const SharedState = createContext<QuoteState | null>(null);

/** Lets the short forms inside share their values. */
export function QuoteStateProvider({ children }: { children: ReactNode }) {
  const state = useQuoteState();
  return <SharedState.Provider value={state}>{children}</SharedState.Provider>;
}

/** The state that forms on the page share, or else a state of the form's own. */
function useShortQuote(): QuoteState {
  const own = useQuoteState();
  return useContext(SharedState) ?? own;
}

type Props = {
  /** The id of the section, and the prefix of the fields' ids. Two forms of a page have different ids. */
  id: string;
  words: { readonly title: string; readonly messageLabel: string };
  landmark?: boolean;
};

/** The short form of the home page and the service pages. */
export function ShortQuoteForm({ id, words, landmark }: Props) {
  const labels = useSite().site.quoteForm;
  const { formProps, field, sending } = useQuoteForm(id, useShortQuote(), {
    title: labels.confirmationTitle,
    text: labels.confirmation,
  });
  return (
    <QuoteCard
      id={id}
      kind="short"
      title={words.title}
      formProps={formProps}
      landmark={landmark}
      sending={sending}
    >
      <InputField {...field("name")} label={labels.name} required autoComplete="name" />
      <PhoneField {...field("phone")} label={labels.phone} />
      <InputField
        {...field("zip")}
        label={labels.zip}
        half
        required
        inputMode="numeric"
        autoComplete="postal-code"
      />
      <TextField {...field("message")} label={words.messageLabel} rows={3} />
    </QuoteCard>
  );
}
