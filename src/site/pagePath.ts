import { createContext, useContext } from "react";
import { useSite } from "./useSite";

/** The path of the current page. */
export const PagePath = createContext("/");

/** The target of the quote button: the form on this page, or the contact page's. */
export function useQuoteLink(): string {
  const path = useContext(PagePath);
  const { quotePages } = useSite();
  return quotePages.includes(path) ? "#quote" : "/contact#quote";
}

/** The target of a link to a service's quote form: its page's form, or the contact page's. */
export function useQuoteLinkOf(): (service?: string) => string {
  const { quotePages } = useSite();
  return (service) =>
    service && quotePages.includes(service) ? `${service}#quote` : "/contact#quote";
}
