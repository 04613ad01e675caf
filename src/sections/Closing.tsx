import { chakra, useSlotRecipe } from "@chakra-ui/react";
import { graphql } from "gatsby";
import { useSite } from "../site/useSite";
import { closingRecipe } from "../theme/recipes/closing";
import { Band } from "../ui/Band";
import { QuoteButton } from "../ui/ButtonLink";
import { PhoneLink } from "../ui/PhoneLink";
import { Picture } from "../ui/Picture";
import { Lead, Note } from "../ui/Text";

/** The closing call to action. */
export function Closing({ closing }: { closing: Queries.ClosingFragment }) {
  const { site } = useSite();
  const styles = useSlotRecipe({ recipe: closingRecipe })();
  return (
    <Band tone="bay" flush labelledBy="closing-title">
      <chakra.div css={styles.text}>
        <h2 id="closing-title">{closing.heading}</h2>
        <Lead>{closing.lead}</Lead>
        <PhoneLink css={styles.phone} />
        <chakra.div css={styles.button}>
          <QuoteButton />
        </chakra.div>
        <Note css={styles.hours}>
          {site.hours.map(({ label, hours }) => `${label} ${hours}`).join(" · ")}
        </Note>
      </chakra.div>
      <chakra.figure css={styles.figure}>
        <Picture picture={closing.picture} sizes="(min-width: 64em) 42vw, 100vw" />
      </chakra.figure>
    </Band>
  );
}

export const closingFragment = graphql`
  fragment Closing on Closing {
    heading
    lead
    picture {
      ...Picture
    }
  }
`;
