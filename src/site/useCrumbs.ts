import { useSite } from "./useSite";

/** One breadcrumb. */
export type Crumb = { name: string; path: string };

/**
 * The breadcrumbs of a page below the services page: the services page, named as in the navigation,
 * and the page.
 */
export function useServiceCrumbs(page: Crumb): Crumb[] {
  const { site } = useSite();
  const services = site.navigation.find(({ link }) => link === "/services");
  return services ? [{ name: services.label, path: services.link }, page] : [page];
}
