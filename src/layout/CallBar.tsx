import { chakra, useSlotRecipe } from "@chakra-ui/react";
import { Link } from "gatsby";
import { useSite } from "../site/useSite";
import { callBarRecipe } from "../theme/recipes/callBar";
import { PhoneLink } from "../ui/PhoneLink";
import { useQuoteLink } from "../ui/QuoteTarget";

const QuotePageLink = chakra(Link);

/** The two ways to reach the business, always under the thumb on a phone. */
export function CallBar() {
  const { site } = useSite();
  const link = useQuoteLink();
  const styles = useSlotRecipe({ recipe: callBarRecipe })();
  return (
    <chakra.nav css={styles.root} aria-label="Call or quote">
      <PhoneLink css={styles.link}>{site.buttons.call}</PhoneLink>
      {link.startsWith("#") ? (
        <chakra.a href={link} css={styles.link}>
          {site.buttons.quote}
        </chakra.a>
      ) : (
        <QuotePageLink to={link} css={styles.link}>
          {site.buttons.quote}
        </QuotePageLink>
      )}
    </chakra.nav>
  );
}
