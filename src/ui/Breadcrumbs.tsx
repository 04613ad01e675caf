import { chakra } from "@chakra-ui/react/styled-system";
import { Link } from "gatsby";
import type { Crumb } from "../site/useCrumbs";

const Trail = chakra("ol", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    marginBottom: "0.9rem",
    fontSize: "note",
    color: "textSoft",
    "& a": { display: "inline-block", padding: "0.3rem 0" },
    "& span": { display: "inline-block", padding: "0.3rem 0" },
    "& li + li::before": { content: '"/"', paddingInline: "0.4rem" },
  },
});

/** The breadcrumbs of a page, without the home page. The last one is the page itself. */
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
