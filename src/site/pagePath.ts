import { createContext, useContext } from "react";
import { useSite } from "./useSite";

/** The path of the current page. */
export const PagePath = createContext("/");

/** The target of "Free Quote" on this page: the page's own form, or the contact page's. */
export function useQuoteLink(): string {
  const path = useContext(PagePath);
  const { quotePages } = useSite();
  return quotePages.includes(path) ? "#quote" : "/contact#quote";
}

/** The target for a quote on a service: the form of its page, or the contact page's. */
export function useQuoteLinkOf(): (service?: string) => string {
  const { quotePages } = useSite();
  return (service) =>
    service && quotePages.includes(service) ? `${service}#quote` : "/contact#quote";
}
