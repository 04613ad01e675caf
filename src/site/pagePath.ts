import { createContext, useContext } from "react";
import { useSite } from "./useSite";

/** The path of the page one is on. */
export const PagePath = createContext("/");

/** Where "Free Quote" leads from this page: to its own form, else to the contact page's. */
export function useQuoteLink(): string {
  const path = useContext(PagePath);
  const { quotePages } = useSite();
  return quotePages.includes(path) ? "#quote" : "/contact#quote";
}

/** Where one asks for a job of a service: at the form of its page, else at the contact page's. */
export function useQuoteLinkOf(): (service?: string) => string {
  const { quotePages } = useSite();
  return (service) =>
    service && quotePages.includes(service) ? `${service}#quote` : "/contact#quote";
}
