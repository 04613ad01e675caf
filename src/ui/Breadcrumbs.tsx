import { chakra } from "@chakra-ui/react/styled-system";
import { Link } from "gatsby";
import { useSite } from "../site/useSite";

export type Crumb = { name: string; path: string };

const Trail = chakra("ol", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    marginBottom: "0.9rem",
    fontSize: "note",
    color: "textSoft",
    "& a, & span": { display: "inline-block", padding: "0.3rem 0" },
    "& li + li::before": { content: '"/"', paddingInline: "0.4rem" },
  },
});

/** The breadcrumbs of a page, without the home page. The last breadcrumb is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumbs">
      <Trail>
        {crumbs.map(({ name, path }, index) => (
          <li key={path}>
            {index < crumbs.length - 1 ? (
              <Link to={path}>{name}</Link>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </Trail>
    </nav>
  );
}

/**
 * The breadcrumbs of a service page or a town page: the services page, named as in the menu, and the page.
 */
export function useCrumbsBelowServices(page: Crumb): Crumb[] {
  const { site } = useSite();
  const services = site.navigation.find(({ link }) => link === "/services");
  return services ? [{ name: services.label, path: services.link }, page] : [page];
}
