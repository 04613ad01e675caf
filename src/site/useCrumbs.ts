import { useSite } from "./useSite";

/** One step of the way to a page. */
export type Crumb = { name: string; path: string };

/** The way to a page that the services page leads to: that page, under its name in the navigation, and the page. */
export function useServiceCrumbs(page: Crumb): Crumb[] {
  const { site } = useSite();
  const services = site.navigation.find(({ link }) => link === "/services");
  return services ? [{ name: services.label, path: services.link }, page] : [page];
}
