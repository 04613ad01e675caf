import { chakra, defineSlotRecipe, useSlotRecipe } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { Section } from "../ui/Section";
import { SectionHead } from "../ui/SectionHead";
import { Drawing } from "../ui/Drawing";
import { MobileDisclosure } from "../ui/MobileDisclosure";
import { Note } from "../ui/Text";
import { keepTogether } from "../ui/keepTogether";
import { RangeScale } from "./RangeScale";

type Props = {
  block: Queries.PricingFragment;
  /** The facts of the service. The block selects the large figure. */
  facts: Queries.ServiceFactsFragment | null;
  /** The position of the figure. */
  side: "left" | "right" | "wide";
};

/** A sand panel: the question, the large figure on a tape, its factors and exclusions. */
const recipe = defineSlotRecipe({
  slots: [
    "root",
    "figure",
    "number",
    "unit",
    "what",
    "text",
    "disclosureTitle",
    "factors",
    "drawing",
    "excluded",
    "facts",
  ],
  base: {
    // On tablets, the exclusions stand beside the drawing, below the list. On wide screens, the figure
    // and the drawing share one column.
    root: { gridTemplateRows: { md: "auto auto auto auto 1fr", lg: "auto auto auto 1fr" } },
    figure: { gridRow: { md: 3, lg: 2 }, marginTop: { base: "2rem", md: "1.75rem", lg: 0 } },
    number: {
      textStyle: "figure",
      fontSize: "clamp(3.5rem, 2.5rem + 4vw, 6rem)",
      lineHeight: 0.85,
      letterSpacing: "-0.035em",
      color: "heading",
    },
    unit: { marginLeft: "0.15em", fontSize: "0.3em", letterSpacing: "-0.02em" },
    what: {
      marginTop: "1.4rem",
      textWrap: "balance",
      textStyle: "name",
      fontSize: "1.25rem",
      lineHeight: 1.35,
      color: "heading",
    },
    text: {
      gridRow: { md: 2, lg: "2 / 4" },
      "& h3": { fontSize: "1.125rem" },
      "& > details": { borderBlock: { base: "ruleStrong", md: "none" } },
    },
    disclosureTitle: { paddingBlock: { base: "0.9rem", md: 0 } },
    factors: {
      marginTop: { md: "0.9rem" },
      mdOnly: { display: "grid", gridTemplateColumns: "1fr 1fr", columnGap: "gap" },
      "& li": {
        alignContent: "start",
        display: "grid",
        gridTemplateColumns: { lg: "11rem 1fr" },
        columnGap: "1rem",
        padding: "0.8rem 0",
        borderTop: "rule",
      },
      "& b": { fontWeight: 650 },
    },
    drawing: {
      gridRow: { md: "4 / 6", lg: "3 / 5" },
      mdOnly: { gridColumn: "c 1 / c 7" },
      marginTop: { base: "1.75rem", lg: "2.5rem" },
      "& img": { width: "100%", maxWidth: { base: "30rem", lg: "none" }, marginBottom: "0.75rem" },
    },
    excluded: {
      gridRow: { md: 4 },
      "figure ~ &": { mdOnly: { gridColumn: "c 7 / wrap-end" } },
      alignSelf: "start",
      marginTop: { base: "1.25rem", md: "1.75rem", lg: "1.5rem" },
      paddingTop: { md: "1rem" },
      fontSize: "small",
      // On phones, the list above ends with a line, so this border is not needed.
      borderTop: { md: "2px solid {colors.heading}" },
    },
    facts: {
      display: "grid",
      gridRow: { md: 5 },
      "figure ~ &": { mdOnly: { gridColumn: "c 7 / wrap-end" } },
      alignContent: "start",
      gridAutoFlow: { lg: "column" },
      gap: { lg: "1.5rem {spacing.gap}" },
      marginTop: { base: "2rem", md: "1.5rem", lg: "3.5rem" },
      "& div": {
        // Up to tablets, each fact is a row.
        display: { base: "flex", lg: "block" },
        flexWrap: "wrap",
        justifyContent: "space-between",
        alignItems: "baseline",
        columnGap: "1rem",
        padding: { base: "0.6rem 0", lg: "1rem 0 0" },
        borderTop: { base: "rule", lg: "ruleStrong" },
      },
      "& dt": { fontSize: "note", color: "textSoft" },
      "& dd": { textStyle: "name", fontSize: "h3", lineHeight: 1.25, color: "heading" },
    },
  },
  variants: {
    side: {
      left: {
        figure: { lg: { gridColumn: "c 7 / wrap-end" } },
        drawing: { lg: { gridColumn: "c 7 / wrap-end" } },
        text: { lg: { gridColumn: "c 1 / c 7", paddingRight: "1rem" } },
        excluded: { lg: { gridColumn: "c 1 / c 7", marginRight: "1rem" } },
      },
      right: {
        figure: { lg: { gridColumn: "c 1 / c 7" } },
        drawing: { lg: { gridColumn: "c 1 / c 7" } },
        text: { lg: { gridColumn: "c 7 / wrap-end" } },
        excluded: { lg: { gridColumn: "c 7 / wrap-end" } },
      },
      // The tape runs from edge to edge.
      wide: {
        what: { maxWidth: "none" },
        figure: { gridRow: { md: 2 }, marginTop: { base: "2rem", md: 0 } },
        drawing: { lg: { gridColumn: "c 1 / c 7", gridRow: 3, marginTop: "3rem" } },
        text: {
          gridRow: { md: 3 },
          marginTop: { md: "1.75rem", lg: "3rem" },
          lg: { gridColumn: "c 7 / wrap-end", gridRow: "3 / 6" },
        },
        facts: {
          lg: {
            gridColumn: "c 1 / c 7",
            gridRow: 4,
            alignSelf: "end",
            marginTop: "2rem",
          },
        },
        excluded: {
          lg: { gridColumn: "c 1 / c 7", gridRow: 5, alignSelf: "end" },
        },
      },
    },
    // A price comes right below the heading, and the factors after it.
    long: {
      true: {
        figure: { marginTop: 0 },
        text: { marginTop: { base: "2rem" } },
        number: { fontSize: "clamp(2.25rem, 1rem + 8vw, 6.5rem)" },
      },
    },
  },
});

/** The price or the duration of the work, and its factors. */
export function Pricing({ block, facts, side }: Props) {
  // A duration fits beside the text, but a price range does not.
  const isPrice = block.figure === "price";
  const price = facts?.price;
  const duration = facts?.duration;
  const figure = isPrice ? price : duration;
  const otherPrice = isPrice ? null : price;
  const styles = useSlotRecipe({ recipe })({ side: isPrice ? "wide" : side, long: isPrice });
  const list = (
    <chakra.ul css={styles.factors}>
      {block.factors.map(({ name, text }) => (
        <li key={name}>
          <b>{name}</b> <span>{keepTogether(text)}</span>
        </li>
      ))}
    </chakra.ul>
  );
  const factors = (
    <chakra.div css={styles.text}>
      {block.factorsHeading ? (
        <MobileDisclosure
          summaryCss={styles.disclosureTitle}
          summary={<h3>{block.factorsHeading}</h3>}
        >
          {list}
        </MobileDisclosure>
      ) : (
        list
      )}
    </chakra.div>
  );
  return (
    <Section tone="sand" labelledBy="pricing-title" css={styles.root}>
      <SectionHead id="pricing-title" heading={block.heading} lead={block.lead} />
      {/* A duration does not answer the question of price, so the factors come first. */}
      {!isPrice && factors}
      <chakra.div css={styles.figure}>
        <chakra.p css={styles.number}>
          {isPrice && price?.text}
          {!isPrice && duration && (
            <>
              {duration.number}
              <chakra.span css={styles.unit}>{` ${duration.units}`}</chakra.span>
            </>
          )}
        </chakra.p>
        <chakra.p css={styles.what}>{block.figureText}</chakra.p>
        {block.tape && figure && <RangeScale tape={block.tape} figure={figure} />}
      </chakra.div>
      {block.drawing && (
        <chakra.figure css={styles.drawing}>
          <Drawing drawing={block.drawing} />
          {block.drawing.caption && <Note>{block.drawing.caption}</Note>}
        </chakra.figure>
      )}
      {isPrice && factors}
      <chakra.p css={styles.excluded}>{keepTogether(block.excluded)}</chakra.p>
      {(block.facts ?? otherPrice) && (
        <chakra.dl css={styles.facts}>
          {otherPrice && (
            <div>
              <dt>Price</dt>
              <dd>{otherPrice.text}</dd>
            </div>
          )}
          {block.facts?.map(({ label, figure }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </chakra.dl>
      )}
    </Section>
  );
}

export const pricingFragment = graphql`
  fragment ServiceFacts on ServiceFacts {
    duration {
      least
      most
      unit
      number
      units
    }
    price {
      least
      most
      text
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
