import type { GatsbyLinkProps } from "gatsby";
import type { Answer } from "../content/query/answer";

// Replaces Gatsby where the site's components run without it: in the editor's preview and in tests.
// It answers their queries from content in memory.

const fragments: string[] = [];
const answers = new Map<string, unknown>();
let answer: Answer | undefined;

/** Sets the function that answers queries. */
export function answerFrom(next: Answer): void {
  answer = next;
  answers.clear();
}

/** Stores the fragments, which any query may name. */
export function graphql(parts: TemplateStringsArray): string {
  const source = parts.join("");
  if (/^\s*fragment/.test(source)) fragments.push(source);
  return source;
}

/** The answer to a query of the site. */
export function answerTo(query: string, variables?: Record<string, unknown>): unknown {
  if (!answer) throw new Error("A query was asked before there was any content.");
  return answer([query, ...fragments].join("\n"), variables);
}

export function useStaticQuery(query: string): unknown {
  if (!answers.has(query)) answers.set(query, answerTo(query));
  return answers.get(query);
}

/** Navigates nowhere. */
export const navigate = () => Promise.resolve();

/** Looks like the link that visitors see. inert.ts keeps it from leading anywhere. */
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
