import { useSite } from "../site/useSite";
import { InputField, TextField } from "./fields";
import { QuoteCard } from "./QuoteCard";
import { useShortQuote } from "./QuoteStateProvider";
import { useQuoteForm } from "./useQuoteForm";

type Props = {
  /** The id of the section and the prefix of the fields' ids. Each form of a page has its own. */
  id: string;
  words: { readonly title: string; readonly messageLabel: string };
  landmark?: boolean;
};

/** The short form of the home page and the service pages. */
export function ShortQuoteForm({ id, words, landmark }: Props) {
  const site = useSite().site.quoteForm;
  const { formProps, field, sending } = useQuoteForm(id, useShortQuote(), {
    title: site.confirmationTitle,
    text: site.confirmation,
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
      <InputField {...field("name")} label={site.name} required autoComplete="name" />
      <InputField
        {...field("phone")}
        label={site.phone}
        half
        required
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <InputField
        {...field("zip")}
        label={site.zip}
        half
        required
        inputMode="numeric"
        autoComplete="postal-code"
      />
      <TextField {...field("message")} label={words.messageLabel} rows={3} />
    </QuoteCard>
  );
}
