import { createContext, useContext } from "react";
import { formChoiceOf } from "./formChoice";
import { useSite } from "./useSite";

/** The path of the current page. */
export const PagePath = createContext("/");

/** The parameter of a link to the contact form with the choice that the form begins with. */
export const choiceParameter = "service";

/** A link to the contact form that carries a choice. */
export const contactForm = (choice?: string) =>
  choice
    ? `/contact?${new URLSearchParams({ [choiceParameter]: choice }).toString()}#quote`
    : "/contact#quote";

/** The target of the quote button: the form on this page, or the contact page's. */
export function useQuoteLink(): string {
  const path = useContext(PagePath);
  const { quotePages, formChoices } = useSite();
  return quotePages.includes(path) ? "#quote" : contactForm(formChoiceOf(formChoices, path));
}

/** The target of a link to a service's quote form: its page's form, or the contact page's. */
export function useQuoteLinkOf(): (service?: string) => string {
  const { quotePages, formChoices } = useSite();
  return (service) =>
    service && quotePages.includes(service)
      ? `${service}#quote`
      : contactForm(service && formChoiceOf(formChoices, service));
}
