import { chakra, type SystemStyleObject } from "@chakra-ui/react/styled-system";
import { navigate } from "gatsby";
import type { MouseEvent } from "react";
import { opensElsewhere } from "../ui/SiteLink";
import { categoryAddress } from "./categories";

type Props = {
  words: Queries.ProjectFilterFragment;
  categories: readonly string[];
  current: string | undefined;
  count: number;
};

/** A row of categories with the number of projects at its end. The chosen category is dark. */
const styles = {
  root: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "0.9rem 1.5rem",
    marginBottom: { base: "2rem", md: "2.5rem" },
  },
  list: { display: "flex", flexWrap: "wrap", gap: "0.5rem" },
  link: {
    display: "flex",
    alignItems: "center",
    minHeight: "2.75rem",
    padding: "0 0.95rem",
    border: "1px solid {colors.field}",
    borderRadius: "soft",
    fontSize: "small",
    fontWeight: 600,
    textDecoration: "none",
    transition: "background-color {durations.quick} ease-out",
    "&:not([aria-current])": {
      _hover: { background: "sand" },
      _active: { background: "rule" },
    },
    "&[aria-current]": {
      borderColor: "bayDeep",
      background: "bayDeep",
      color: "paper",
      _highContrast: { forcedColorAdjust: "none", background: "Highlight", color: "HighlightText" },
    },
  },
  count: { fontSize: "small", color: "textSoft" },
} satisfies Record<string, SystemStyleObject>;

/**
 * Links that filter the projects by category. The links are plain, because Gatsby's Link would encode the
 * address twice.
 */
export function ProjectFilter({ words, categories, current, count }: Props) {
  const selectCategory = (event: MouseEvent<HTMLAnchorElement>) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    const { pathname, search } = event.currentTarget;
    if (search !== location.search) void navigate(pathname + search);
  };

  return (
    <chakra.nav css={styles.root} aria-label={words.label}>
      <chakra.ul css={styles.list}>
        {[undefined, ...categories].map((category) => (
          <li key={category ?? ""}>
            <chakra.a
              css={styles.link}
              href={categoryAddress(category)}
              aria-current={category === current ? "true" : undefined}
              onClick={selectCategory}
            >
              {category ?? words.all}
            </chakra.a>
          </li>
        ))}
      </chakra.ul>
      <chakra.p css={styles.count} role="status">
        {/* A key makes a new element, which screen readers announce even if the number is the same. */}
        <span key={current}>
          {count} {count === 1 ? words.one : words.many}
        </span>
      </chakra.p>
    </chakra.nav>
  );
}
