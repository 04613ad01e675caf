import { chakra, useSlotRecipe } from "@chakra-ui/react";
import { graphql } from "gatsby";
import { pricingRecipe } from "../theme/recipes/pricing";
import { Band } from "../ui/Band";
import { Drawing } from "../ui/Drawing";
import { Note } from "../ui/Text";
import { RangeScale } from "./RangeScale";

type Props = {
  block: Queries.PricingFragment;
  /** Where the figure stands. */
  side?: "left" | "right" | "wide";
};

/** What it costs, or how long it takes, and what moves it. */
export function Pricing({ block, side = "left" }: Props) {
  // A price range does not fit beside the text; a duration does.
  const long = !block.figureUnit;
  const styles = useSlotRecipe({ recipe: pricingRecipe })({ side: long ? "wide" : side, long });
  return (
    <Band tone="sand" labelledBy="pricing-title">
      <chakra.div css={styles.figure}>
        <chakra.p css={styles.number}>
          {block.figure}
          {block.figureUnit && (
            <chakra.span css={styles.unit}>{` ${block.figureUnit}`}</chakra.span>
          )}
        </chakra.p>
        <chakra.p css={styles.what}>{block.figureText}</chakra.p>
        {block.tape && <RangeScale tape={block.tape} />}
      </chakra.div>
      <chakra.div css={styles.text}>
        <h2 id="pricing-title">{block.heading}</h2>
        {block.lead && <p>{block.lead}</p>}
        {block.factorsHeading && <h3>{block.factorsHeading}</h3>}
        <chakra.ul css={styles.factors}>
          {block.factors.map(({ name, text }) => (
            <li key={name}>
              <b>{name}</b>
              <span>{text}</span>
            </li>
          ))}
        </chakra.ul>
      </chakra.div>
      <chakra.div css={styles.aside}>
        {block.drawing && (
          <figure>
            <Drawing drawing={block.drawing} />
            {block.drawing.caption && <Note>{block.drawing.caption}</Note>}
          </figure>
        )}
        <p>{block.excluded}</p>
      </chakra.div>
      {block.facts && (
        <chakra.dl css={styles.facts}>
          {block.facts.map(({ label, figure }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </chakra.dl>
      )}
    </Band>
  );
}

export const pricingFragment = graphql`
  fragment Pricing on Pricing {
    heading
    lead
    figure
    figureUnit
    figureText
    tape {
      ...RangeScale
    }
    drawing {
      ...Drawing
    }
    factorsHeading
    factors {
      name
      text
    }
    excluded
    facts {
      label
      figure
    }
  }
`;
