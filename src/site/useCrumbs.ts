import { useSite } from "./useSite";

export type Crumb = { name: string; path: string };

/**
 * The breadcrumbs of a service page or a town page: the services page, with its label in the menu, and
 * the page.
 */
export function useCrumbsBelowServices(page: Crumb): Crumb[] {
  const { site } = useSite();
  const services = site.navigation.find(({ link }) => link === "/services");
  return services ? [{ name: services.label, path: services.link }, page] : [page];
}
