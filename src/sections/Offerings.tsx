import { chakra, useSlotRecipe } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { offeringsRecipe } from "../theme/recipes/offerings";
import { Band } from "../ui/Band";
import { BandHead } from "../ui/BandHead";
import { Drawing } from "../ui/Drawing";
import { Picture } from "../ui/Picture";
import { unbroken } from "../ui/unbroken";

type Props = { block: Queries.OfferingsFragment; tone?: "paper" | "sand" };

/** What one can choose between, each with a photograph or a drawing. */
export function Offerings({ block, tone }: Props) {
  const drawn = block.cards.some(({ drawing }) => drawing);
  const styles = useSlotRecipe({ recipe: offeringsRecipe })({ kind: drawn ? "drawn" : "pictured" });
  return (
    <Band tone={tone} labelledBy="offerings-title">
      <BandHead id="offerings-title" heading={block.heading} lead={block.lead} />
      <chakra.ul css={styles.grid} className="cards">
        {block.cards.map(({ title, text, picture, drawing, details }) => (
          <chakra.li key={title} css={styles.card}>
            {picture && (
              <chakra.div css={styles.picture}>
                <Picture picture={picture} sizes="(min-width: 48em) 48vw, 100vw" />
              </chakra.div>
            )}
            {drawing && <Drawing drawing={drawing} css={styles.drawing} />}
            <h3>{title}</h3>
            <p>{unbroken(text)}</p>
            {details && (
              <chakra.dl css={styles.details}>
                {details.map((detail) => (
                  <div key={detail.term}>
                    <dt>{detail.term}</dt>
                    <dd>{unbroken(detail.text)}</dd>
                  </div>
                ))}
              </chakra.dl>
            )}
          </chakra.li>
        ))}
      </chakra.ul>
    </Band>
  );
}

export const offeringsFragment = graphql`
  fragment Offerings on Offerings {
    heading
    lead
    cards {
      title
      text
      picture {
        ...Picture
      }
      drawing {
        ...Drawing
      }
      details {
        term
        text
      }
    }
  }
`;
