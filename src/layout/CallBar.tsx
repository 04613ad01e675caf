import { chakra, useSlotRecipe } from "@chakra-ui/react";
import { Link } from "gatsby";
import { useContext } from "react";
import { useSite } from "../site/useSite";
import { callBarRecipe } from "../theme/recipes/callBar";
import { PhoneLink } from "../ui/PhoneLink";
import { PagePath, useQuoteLink } from "../ui/QuoteTarget";

const QuotePageLink = chakra(Link);

/**
 * The two ways to reach the business, under the thumb on a phone: once the buttons at the top of the
 * page have left the screen, where it has some. The contact page is a form already, and calls only.
 */
export function CallBar() {
  const { site } = useSite();
  const link = useQuoteLink();
  const isContact = useContext(PagePath) === "/contact";
  const styles = useSlotRecipe({ recipe: callBarRecipe })();
  return (
    <chakra.div css={styles.track}>
      <chakra.nav css={styles.root} aria-label="Call or quote">
        <PhoneLink css={styles.link}>{site.buttons.call}</PhoneLink>
        {!isContact &&
          (link.startsWith("#") ? (
            <chakra.a href={link} css={styles.link} data-quote>
              {site.buttons.quote}
            </chakra.a>
          ) : (
            <QuotePageLink to={link} css={styles.link} data-quote>
              {site.buttons.quote}
            </QuotePageLink>
          ))}
      </chakra.nav>
    </chakra.div>
  );
}
