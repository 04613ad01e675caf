import type { GatsbyLinkProps } from "gatsby";
import type { Answer } from "../content/query/answer";

// Replaces Gatsby in the editor's preview and in tests of components. It answers the components'
// queries from content in memory.

const fragments: string[] = [];
const answers = new Map<string, unknown>();
let answer: Answer | undefined;

/** Sets the function that answers queries. */
export function answerFrom(next: Answer): void {
  answer = next;
  answers.clear();
}

/** Stores fragments, which any query may name. */
export function graphql(parts: TemplateStringsArray): string {
  const source = parts.join("");
  if (/^\s*fragment/.test(source)) fragments.push(source);
  return source;
}

/** The answer to a query of the site. */
export function answerTo(query: string, variables?: Record<string, unknown>): unknown {
  if (!answer) throw new Error("A query ran before there was any content.");
  return answer([query, ...fragments].join("\n"), variables);
}

export function useStaticQuery(query: string): unknown {
  if (!answers.has(query)) answers.set(query, answerTo(query));
  return answers.get(query);
}

/** Navigates nowhere. */
export const navigate = () => Promise.resolve();

/** Looks like the link that visitors see. inert.ts disables it. */
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
