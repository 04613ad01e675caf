import type { GatsbyLinkProps } from "gatsby";
import { answerFrom } from "../../src/preview/gatsby";
import { answer } from "./content";

// What stands in for Gatsby in the tests of components (see jest.config.js): the site's own queries
// are answered from the content for tests.

export { answerTo, graphql, useStaticQuery } from "../../src/preview/gatsby";

answerFrom(answer);

export const navigate = jest.fn();

/** Marks itself, since Gatsby's own asks for what it leads to; goes nowhere, since jsdom cannot. */
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
