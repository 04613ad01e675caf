import { chakra, useSlotRecipe } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { durationNumber, durationUnit, priceText } from "../content/facts";
import { pricingRecipe } from "../theme/recipes/pricing";
import { Band } from "../ui/Band";
import { Drawing } from "../ui/Drawing";
import { Fold } from "../ui/Fold";
import { Note } from "../ui/Text";
import { unbroken } from "../ui/unbroken";
import { RangeScale } from "./RangeScale";

type Props = {
  block: Queries.PricingFragment;
  /** Of the service: the block says which of them is shown large. */
  facts: Queries.ServiceFactsFragment | null;
  /** Where the figure stands. */
  side?: "left" | "right" | "wide";
};

/** What it costs, or how long it takes, and what moves it. */
export function Pricing({ block, facts, side = "left" }: Props) {
  // A price range does not fit beside the text; a duration does.
  const long = block.figure === "price";
  const price = long ? facts?.price : null;
  const duration = long ? null : facts?.duration;
  const figure = price ?? duration;
  const styles = useSlotRecipe({ recipe: pricingRecipe })({ side: long ? "wide" : side, long });
  const factors = (
    <chakra.ul css={styles.factors}>
      {block.factors.map(({ name, text }) => (
        <li key={name}>
          <b>{name}</b>
          <span>{unbroken(text)}</span>
        </li>
      ))}
    </chakra.ul>
  );
  return (
    <Band tone="sand" labelledBy="pricing-title">
      <chakra.div css={styles.figure}>
        <chakra.p css={styles.number}>
          {price && priceText(price)}
          {duration && (
            <>
              {durationNumber(duration)}
              <chakra.span css={styles.unit}>{` ${durationUnit(duration)}`}</chakra.span>
            </>
          )}
        </chakra.p>
        <chakra.p css={styles.what}>{block.figureText}</chakra.p>
        {block.tape && figure && <RangeScale tape={block.tape} figure={figure} />}
      </chakra.div>
      <chakra.div css={styles.text}>
        <h2 id="pricing-title">{block.heading}</h2>
        {block.lead && <p>{unbroken(block.lead)}</p>}
        {block.factorsHeading ? (
          <Fold
            css={styles.fold}
            summaryCss={styles.foldTitle}
            summary={<h3>{block.factorsHeading}</h3>}
          >
            {factors}
          </Fold>
        ) : (
          factors
        )}
      </chakra.div>
      <chakra.div css={styles.aside}>
        {block.drawing && (
          <figure>
            <Drawing drawing={block.drawing} />
            {block.drawing.caption && <Note>{block.drawing.caption}</Note>}
          </figure>
        )}
        <p>{unbroken(block.excluded)}</p>
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
  fragment ServiceFacts on ServiceFacts {
    duration {
      least
      most
      unit
    }
    price {
      least
      most
    }
  }
  fragment Pricing on Pricing {
    heading
    lead
    figure
    figureText
    tape {
      ...RangeScale
    }
    drawing {
      ...CaptionedDrawing
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
