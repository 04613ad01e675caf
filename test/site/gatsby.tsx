import type { GatsbyLinkProps } from "gatsby";
import { setQueryRunner } from "../../src/preview/gatsby";
import { runTestQuery } from "./content";

// This module replaces Gatsby in the tests of components (see jest.config.js). The site's queries get their
// results from the test content.

export { graphql, runQuery, useStaticQuery } from "../../src/preview/gatsby";

setQueryRunner(runTestQuery);

export const navigate = jest.fn();

/**
 * A link with `data-prefetching`, because Gatsby's own link prefetches its page. A click does not navigate,
 * because jsdom cannot.
 */
export function Link({
  to,
  onClick,
  children,
  ...props
}: Pick<GatsbyLinkProps<unknown>, "to" | "onClick" | "children">) {
  return (
    <a
      {...props}
      href={to}
      data-prefetching
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
      }}
    >
      {children}
    </a>
  );
}
