import { chakra, useSlotRecipe } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import type { closingShapes } from "../content/model/blocks";
import { useSite } from "../site/useSite";
import { closingRecipe } from "../theme/recipes/closing";
import { Band } from "../ui/Band";
import { QuoteButton } from "../ui/ButtonLink";
import { Dotted } from "../ui/Dotted";
import { PhoneLink } from "../ui/PhoneLink";
import { Picture } from "../ui/Picture";
import { Lead, Note } from "../ui/Text";

type Shape = (typeof closingShapes)[number];

const shapes: readonly Shape[] = ["right", "left", "above"];

const shapeOf = (name: string | null): Shape => shapes.find((shape) => shape === name) ?? "right";

/** The closing call to action. */
export function Closing({ closing }: { closing: Queries.ClosingFragment }) {
  const { site } = useSite();
  const shape = closing.picture ? shapeOf(closing.shape) : "words";
  const styles = useSlotRecipe({ recipe: closingRecipe })({ shape });
  return (
    <Band tone="bay" flush labelledBy="closing-title">
      <chakra.div css={styles.text}>
        <h2 id="closing-title">{closing.heading}</h2>
        <Lead>{closing.lead}</Lead>
        <PhoneLink css={styles.phone} />
        <chakra.div css={styles.button}>
          <QuoteButton />
        </chakra.div>
        <Note as="div" css={styles.hours}>
          <Dotted>{site.hours.map(({ label, hours }) => `${label} ${hours}`)}</Dotted>
        </Note>
      </chakra.div>
      {closing.picture && (
        <chakra.figure css={styles.figure}>
          <Picture
            picture={closing.picture}
            sizes={shape === "above" ? "100vw" : "(min-width: 64em) 42vw, 100vw"}
          />
        </chakra.figure>
      )}
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
    shape
  }
`;
