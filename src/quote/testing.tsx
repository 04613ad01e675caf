import { ChakraProvider } from "@chakra-ui/react";
import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import site from "../../data/site.json";
import { system } from "../theme/system";
import { ConfirmationProvider } from "./Confirmation";
import { ContactForm } from "./ContactForm";
import { QuoteForm } from "./QuoteForm";
import { QuoteStateProvider } from "./QuoteState";

/** What stands in for useSite in these tests: the real facts and words. */
export const useSite = () => ({ site });

export const services = [
  { value: "siding", label: "Siding & Decks" },
  { value: "other", label: "Other" },
];

export const shortForm = (
  <QuoteForm id="quote" words={{ title: "Free quote", messageLabel: "Your house" }} />
);

export const contactForm = <ContactForm id="quote" title="Ask for a quote" services={services} />;

/** The two forms of a service page. */
export const bothForms = (
  <QuoteStateProvider>
    {shortForm}
    <QuoteForm id="quote-2" words={{ title: "Your deck", messageLabel: "Your deck" }} />
  </QuoteStateProvider>
);

/** What the layout puts around a page. */
export const inLayout = (page: ReactNode, path = "/") => (
  <ChakraProvider value={system}>
    <ConfirmationProvider path={path}>{page}</ConfirmationProvider>
  </ChakraProvider>
);

/** Renders a page, with a user to work on it. */
export function renderPage(page: ReactNode) {
  const user = userEvent.setup();
  const { rerender, ...rest } = render(inLayout(page));
  return { user, goTo: (path: string) => rerender(inLayout(page, path)), ...rest };
}

/** The form within the section of that id. */
export function formOf(id: string): HTMLFormElement {
  const form = document.querySelector<HTMLFormElement>(`#${id} form`);
  if (!form) throw new Error(`There is no form in #${id}.`);
  return form;
}

/** The field of that name in the form within the section of that id. */
export function fieldOf(id: string, name: string) {
  const field = formOf(id).elements.namedItem(name);
  if (
    field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement
  )
    return field;
  throw new Error(`There is no field ${name} in #${id}.`);
}

/** All that stands in a form, by the names of its fields. */
export const valuesOf = (id: string) =>
  Object.fromEntries(
    [...formOf(id).querySelectorAll<HTMLInputElement>("[name]")].map(({ name, value }) => [
      name,
      value,
    ]),
  );
