import { fireEvent } from "@testing-library/react";
import { FullQuoteForm } from "../../src/quote/FullQuoteForm";
import { QuoteStateProvider, ShortQuoteForm } from "../../src/quote/ShortQuoteForm";

export const services = [
  { value: "siding", label: "Siding & Decks" },
  { value: "other", label: "Other" },
];

export const shortForm = (
  <ShortQuoteForm id="quote" words={{ title: "Free quote", messageLabel: "Your house" }} />
);

export const contactFormAt = (search: string) => (
  <FullQuoteForm id="quote" title="Ask for a quote" services={services} search={search} />
);

export const contactForm = contactFormAt("");

/** The two forms of a service page. */
export const bothForms = (
  <QuoteStateProvider>
    {shortForm}
    <ShortQuoteForm id="quote-2" words={{ title: "Your deck", messageLabel: "Your deck" }} />
  </QuoteStateProvider>
);

/** The form in the section with an id. */
export function formOf(id: string): HTMLFormElement {
  const form = document.querySelector<HTMLFormElement>(`#${id} form`);
  if (!form) throw new Error(`There is no form in #${id}.`);
  return form;
}

/** The field with a name in the form of a section. */
export function fieldOf(id: string, name: string) {
  type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
  const field = formOf(id).querySelector<Field>(`[name="${name}"]`);
  if (!field) throw new Error(`There is no field ${name} in #${id}.`);
  return field;
}

/** The values in a form, by the names of its fields. */
export const valuesOf = (id: string) => Object.fromEntries(new FormData(formOf(id)));

/** Gives fields of a form their values. */
export function fillIn(id: string, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values))
    fireEvent.change(fieldOf(id, name), { target: { value } });
}

/** The names of a form's required fields. src/quote/forms.test.tsx has the expected names. */
export const requiredIn = (id: string) =>
  [...formOf(id).querySelectorAll<HTMLInputElement>("[required]")].map(({ name }) => name);

/** Fills in the required fields of a short form. These fields accept any text. */
export const fillRequired = (id: string) =>
  fillIn(id, Object.fromEntries(requiredIn(id).map((name) => [name, "1"])));
