import { chakra, defineSlotRecipe, useSlotRecipe } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { largeText } from "../theme/breakpoints";
import { Section } from "../ui/Section";
import { SectionHead } from "../ui/SectionHead";
import { Drawing } from "../ui/Drawing";
import { columnSizes, Picture } from "../ui/Picture";
import { keepTogether } from "../ui/keepTogether";

type Props = { block: Queries.OfferingsFragment; tone: "paper" | "sand" };

// The cards form rows of three, so each card spans two of six columns. Two cards left over share a row.
const pairsLeftOver =
  "&:nth-of-type(3n + 1):nth-last-of-type(2), &:nth-of-type(3n + 2):last-of-type";

/**
 * Cards with a photograph or a drawing above the text. If the last card is alone in its row, its
 * picture is beside the text.
 */
const recipe = defineSlotRecipe({
  slots: ["grid", "card", "picture", "drawing", "details"],
  base: {
    grid: { display: "grid", gap: { base: "3rem", md: "3rem {spacing.gap}" } },
    card: { "& h3": { fontSize: "1.625rem" }, "& h3 + p": { marginTop: "0.5rem" } },
    picture: { marginBottom: "1.1rem", "& img": { layerStyle: "photo" } },
    drawing: { width: "100%", maxWidth: { base: "24rem", lg: "none" }, marginBottom: "1.25rem" },
    details: {
      marginTop: "1rem",
      "& div": {
        display: "grid",
        gridTemplateColumns: "var(--term, 7.5rem) 1fr",
        [largeText]: { gridTemplateColumns: "1fr" },
        gap: "0.75rem",
        padding: "0.6rem 0",
        borderTop: "rule",
        fontSize: "small",
        lineHeight: 1.45,
      },
      "& dt": { fontWeight: 650 },
    },
  },
  variants: {
    kind: {
      drawn: {
        grid: { gridTemplateColumns: { lg: "repeat(6, 1fr)" }, columnGap: { lg: "gap" } },
        card: {
          "--term": "4rem",
          paddingTop: "1.25rem",
          borderTop: "2px solid {colors.heading}",
          // The drawing is beside the text on tablets, and above it on wide screens.
          display: { md: "grid", lg: "block" },
          gridTemplateColumns: "18rem 1fr",
          columnGap: "2rem",
          alignContent: "start",
          "& > img": { gridRow: { md: "1 / span 3" } },
          "& > :not(img)": { gridColumn: { md: 2 } },
          lg: {
            gridColumn: "span 2",
            [pairsLeftOver]: { gridColumn: "span 3" },
            "&:nth-of-type(3n + 1):last-of-type": { gridColumn: "1 / -1", display: "grid" },
          },
        },
      },
      pictured: {
        grid: { gridTemplateColumns: { md: "1fr 1fr" } },
        card: {
          md: {
            "&:nth-of-type(odd):last-of-type": {
              gridColumn: "1 / -1",
              display: "grid",
              gridTemplateColumns: "1fr 1fr",
              columnGap: "gap",
              alignContent: "start",
              "& > div": { gridRow: "1 / span 4" },
              "& > div ~ *": { gridColumn: 2 },
            },
          },
        },
      },
    },
  },
});

/** The options of a service, each with a photograph or a drawing. */
export function Offerings({ block, tone }: Props) {
  const drawn = block.cards.some(({ drawing }) => drawing);
  const styles = useSlotRecipe({ recipe })({ kind: drawn ? "drawn" : "pictured" });
  return (
    <Section tone={tone} labelledBy="offerings-title">
      <SectionHead id="offerings-title" heading={block.heading} lead={block.lead} />
      <chakra.ul css={styles.grid} className="cards">
        {block.cards.map(({ title, text, picture, drawing, details }) => (
          <chakra.li key={title} css={styles.card}>
            {picture && (
              <chakra.div css={styles.picture}>
                <Picture picture={picture} sizes={columnSizes(6)} />
              </chakra.div>
            )}
            {drawing && <Drawing drawing={drawing} css={styles.drawing} />}
            <h3>{title}</h3>
            <p>{keepTogether(text)}</p>
            {details && (
              <chakra.dl css={styles.details}>
                {details.map((detail) => (
                  <div key={detail.term}>
                    <dt>{detail.term}</dt>
                    <dd>{keepTogether(detail.text)}</dd>
                  </div>
                ))}
              </chakra.dl>
            )}
          </chakra.li>
        ))}
      </chakra.ul>
    </Section>
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
