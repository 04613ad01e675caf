import { useSite } from "../site/useSite";
import { InputField, SelectField, TextField } from "./fields";
import { QuoteCard } from "./QuoteCard";
import { useQuoteForm, useQuoteState } from "./useQuoteForm";

type Props = {
  id: string;
  title: string;
  services: readonly { readonly value: string; readonly label: string }[];
};

const empty = { name: "", phone: "", email: "", service: "", message: "" };

/** The full form of the contact page. */
export function FullQuoteForm({ id, title, services }: Props) {
  const site = useSite().site.quoteForm;
  const { formProps, field, sending } = useQuoteForm(id, useQuoteState(empty), {
    text: site.contactConfirmation,
  });
  return (
    <QuoteCard id={id} kind="full" title={title} formProps={formProps} sending={sending}>
      <InputField {...field("name")} label={site.fullName} required autoComplete="name" />
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
        {...field("email")}
        label={site.email}
        half
        required
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <SelectField
        {...field("service")}
        label={site.service}
        required
        prompt={site.servicePrompt}
        choices={services}
      />
      <TextField {...field("message")} label={site.details} rows={5} />
    </QuoteCard>
  );
}
