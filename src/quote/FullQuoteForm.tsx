import { useEffect } from "react";
import { choiceParameter } from "../site/quoteLinks";
import { useSite } from "../site/useSite";
import { InputField, PhoneField, SelectField, TextField } from "./inputs";
import { QuoteCard } from "./QuoteCard";
import { useQuoteForm, useQuoteState } from "./useQuoteForm";

type Props = {
  id: string;
  title: string;
  services: readonly { readonly value: string; readonly label: string }[];
  /** The query of the page's address. The query may name the choice that the form begins with. */
  search: string;
};

/** The full form of the contact page. */
export function FullQuoteForm({ id, title, services, search }: Props) {
  const words = useSite().site.quoteForm;
  const { formProps, field, sending } = useQuoteForm(id, useQuoteState(), {
    text: words.contactConfirmation,
  });
  const named = new URLSearchParams(search).get(choiceParameter);
  const choice = services.find(({ value }) => value === named)?.value;

  // The page's HTML is the same with any query in its address, so an effect applies the choice that the query
  // names. A choice that the visitor has made earlier wins.
  const { ref } = formProps;
  useEffect(() => {
    const select = ref.current?.elements.namedItem("service");
    if (choice && select instanceof HTMLSelectElement && !select.value) select.value = choice;
  }, [choice, ref]);

  return (
    <QuoteCard id={id} kind="full" title={title} formProps={formProps} sending={sending}>
      <InputField {...field("name")} label={words.fullName} required autoComplete="name" />
      <PhoneField {...field("phone")} label={words.phone} />
      <InputField
        {...field("email")}
        label={words.email}
        half
        required
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <SelectField
        {...field("service")}
        label={words.service}
        required
        prompt={words.servicePrompt}
        choices={services}
      />
      <TextField {...field("message")} label={words.details} rows={3} />
    </QuoteCard>
  );
}
