import { chakra, useSlotRecipe } from "@chakra-ui/react/styled-system";
import { navigate } from "gatsby";
import type { MouseEvent } from "react";
import { projectFilterRecipe } from "../theme/recipes/projectFilter";
import { categoryAddress } from "./categories";

type Props = {
  words: Queries.ProjectFilterFragment;
  path: string;
  categories: readonly string[];
  current: string | undefined;
  count: number;
};

/**
 * Links that narrow the projects to a category. Plain ones: Gatsby's Link encodes an address that
 * is encoded already.
 */
export function ProjectFilter({ words, path, categories, current, count }: Props) {
  const styles = useSlotRecipe({ recipe: projectFilterRecipe })();

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
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
              href={categoryAddress(path, category)}
              aria-current={category === current ? "true" : undefined}
              onClick={follow}
            >
              {category ?? words.all}
            </chakra.a>
          </li>
        ))}
      </chakra.ul>
      <chakra.p css={styles.count} role="status">
        {count} {count === 1 ? words.one : words.many}
      </chakra.p>
    </chakra.nav>
  );
}
