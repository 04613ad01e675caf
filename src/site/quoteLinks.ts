import { createContext, useContext, useSyncExternalStore } from "react";
import { formChoiceOf } from "./formChoice";
import { useSite } from "./useSite";

/** The path of the current page. */
export const PagePath = createContext("/");

/** The query parameter that preselects a choice in the contact form. */
export const choiceParameter = "service";

/** A link to the contact form that carries a choice. */
export const contactForm = (choice?: string) =>
  choice
    ? `/contact?${new URLSearchParams({ [choiceParameter]: choice }).toString()}#quote`
    : "/contact#quote";

const never = () => () => undefined;

/**
 * The target of the quote button: the form on this page, or else the contact form. Only scripts can read a
 * choice from the address, so the link carries the page's service only once scripts run.
 */
export function useQuoteLink(): string {
  const path = useContext(PagePath);
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const { quotePages, formChoices } = useSite();
  if (quotePages.includes(path)) return "#quote";
  return contactForm(isHydrated ? formChoiceOf(formChoices, path) : undefined);
}

/**
 * Returns a function that makes links to the quote form of a service. The function takes the address of the
 * service's page. The link leads to the form on that page, or else to the contact form.
 */
export function useQuoteLinkOf(): (service?: string) => string {
  const { quotePages, formChoices } = useSite();
  return (service) =>
    service && quotePages.includes(service)
      ? `${service}#quote`
      : contactForm(service && formChoiceOf(formChoices, service));
}
