import { chakra, useSlotRecipe } from "@chakra-ui/react/styled-system";
import { Link } from "gatsby";
import { useSite } from "../site/useSite";
import { wordmarkRecipe } from "../theme/recipes/wordmark";

const HomeLink = chakra(Link);

/** The name beside its mark: a roof over water. Leads home. */
export function Wordmark({ size }: { size?: "large" }) {
  const { name, descriptor } = useSite().site.wordmark;
  const styles = useSlotRecipe({ recipe: wordmarkRecipe })({ size });
  return (
    <HomeLink to="/" css={styles.root} aria-label={`${name} ${descriptor}, home`}>
      <chakra.svg viewBox="0 0 44 36" aria-hidden css={styles.mark}>
        <path d="M1.5 21.5 16 6.5 42.5 21.5" />
        <path d="M28.6 3.6h5v11.2l-5-2.8z" fill="currentColor" stroke="none" />
        <path
          d="M2 30.5c3.4-4 6.6-4 10 0s6.6 4 10 0 6.6-4 10 0 6.6 4 10 0"
          strokeWidth="2.6"
          className="water"
        />
      </chakra.svg>
      <span>
        <chakra.b css={styles.name}>{name}</chakra.b>{" "}
        <chakra.small css={styles.descriptor}>{descriptor}</chakra.small>
      </span>
    </HomeLink>
  );
}
