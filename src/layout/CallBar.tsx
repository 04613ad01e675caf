import { chakra, useSlotRecipe } from "@chakra-ui/react/styled-system";
import { Link } from "gatsby";
import { useContext, useRef } from "react";
import { useSite } from "../site/useSite";
import { callBarRecipe } from "../theme/recipes/callBar";
import { PhoneLink } from "../ui/PhoneLink";
import { PagePath, useQuoteLink } from "../ui/QuoteTarget";
import { useIsInView } from "./useIsInView";

const QuotePageLink = chakra(Link);

/**
 * The two ways to reach the business, under the thumb on a phone, once those at the top of the page
 * have left the screen. Until then the bar waits below the screen, over whatever stands there in the
 * page, and is hidden: nothing to press or to focus lies on something else. The contact page is a
 * form already, and calls only.
 */
export function CallBar() {
  const { site } = useSite();
  const link = useQuoteLink();
  const isContact = useContext(PagePath) === "/contact";
  const bar = useRef<HTMLElement>(null);
  const isInView = useIsInView(bar);
  const styles = useSlotRecipe({ recipe: callBarRecipe })();
  return (
    <chakra.div css={styles.track}>
      <chakra.nav
        ref={bar}
        css={styles.root}
        style={isInView ? undefined : { visibility: "hidden" }}
        aria-label="Call or quote"
      >
        <PhoneLink css={styles.link} whiteSpace="normal">
          {site.buttons.call}
        </PhoneLink>
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
