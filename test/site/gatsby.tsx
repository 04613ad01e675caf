import type { GatsbyLinkProps } from "gatsby";
import { answer } from "./content";

// What stands in for Gatsby in the tests of components (see jest.config.js): the site's own queries
// are answered from the content for tests.

const fragments: string[] = [];
const answers = new Map<string, unknown>();

/** Keeps the fragments, which any query may name. */
export function graphql(parts: TemplateStringsArray): string {
  const source = parts.join("");
  if (/^\s*fragment/.test(source)) fragments.push(source);
  return source;
}

/** The answer to a query of the site. */
export const answerTo = (query: string, variables?: Record<string, unknown>): unknown =>
  answer([query, ...fragments].join("\n"), variables);

export function useStaticQuery(query: string): unknown {
  if (!answers.has(query)) answers.set(query, answerTo(query));
  return answers.get(query);
}

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
