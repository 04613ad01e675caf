import type { GatsbyLinkProps } from "gatsby";
import type { QueryRunner } from "../content/query/queryRunner";

// This module replaces Gatsby in the editor's preview and in tests of components. The components' queries
// get their results from content in memory.

const fragments: string[] = [];
const results = new Map<string, unknown>();
let run: QueryRunner | undefined;

/** Sets the function that runs queries. */
export function setQueryRunner(next: QueryRunner): void {
  run = next;
  results.clear();
}

/** Returns the source of a query or a fragment. Also stores a fragment, because any query may name it. */
export function graphql(parts: TemplateStringsArray): string {
  const source = parts.join("");
  if (/^\s*fragment/.test(source)) fragments.push(source);
  return source;
}

/** The result of a query of the site. */
export function runQuery(query: string, variables?: Record<string, unknown>): unknown {
  if (!run) throw new Error("A query ran before there was any content.");
  return run([query, ...fragments].join("\n"), variables);
}

export function useStaticQuery(query: string): unknown {
  if (!results.has(query)) results.set(query, runQuery(query));
  return results.get(query);
}

/** Navigates nowhere. */
export const navigate = () => Promise.resolve();

/** A link that looks like the site's links. inert.ts disables it. */
export function Link({
  to,
  children,
  ...props
}: Pick<GatsbyLinkProps<unknown>, "to" | "onClick" | "children">) {
  return (
    <a {...props} href={to}>
      {children}
    </a>
  );
}
