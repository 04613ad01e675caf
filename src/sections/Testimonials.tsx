import { chakra, defineSlotRecipe, useSlotRecipe } from "@chakra-ui/react/styled-system";
import { graphql, Link } from "gatsby";
import { useSite } from "../site/useSite";
import { largeQuote } from "../theme/sharedStyles";
import { Section } from "../ui/Section";
import { SectionHead } from "../ui/SectionHead";
import { Stars } from "../ui/Stars";

type Props = {
  block: Queries.TestimonialsBlockFragment;
  /** True if the section links to the page of all testimonials. */
  linkToAll?: boolean;
  tone?: "bayDeep" | "paper";
  /** True if the first of two testimonials is larger. */
  largeFirst?: boolean;
};

/** One large testimonial, alone or with others; or testimonials of equal size in pairs. */
const recipe = defineSlotRecipe({
  slots: ["grid", "item", "words", "by", "all"],
  base: {
    grid: { display: "grid", gap: "2.25rem" },
    item: { "& + &": { borderTop: "rule", paddingTop: "2.25rem" } },
    words: {
      textStyle: "quote",
      fontSize: "clamp(1.1875rem, 1.05rem + 0.6vw, 1.4375rem)",
      color: "heading",
    },
    by: {
      marginTop: "1.1rem",
      fontSize: "small",
      lineHeight: 1.5,
      "& b": { fontWeight: 650, color: "heading" },
    },
    all: {
      marginTop: { base: "1.5rem", lg: "2rem" },
      "& a": { display: "inline-block", paddingBlock: "0.6rem" },
    },
  },
  variants: {
    kind: {
      one: { words: { ...largeQuote, maxWidth: "22em" } },
      even: {
        grid: { md: { gridTemplateColumns: "1fr 1fr", columnGap: 0 } },
        item: {
          md: {
            paddingRight: "1.75rem",
            "& + &": { borderTop: 0, paddingTop: 0 },
            "&:nth-of-type(even)": { paddingLeft: "1.75rem", borderLeft: "rule" },
            "&:nth-of-type(odd):last-of-type": { gridColumn: "1 / -1" },
          },
        },
      },
      three: {
        grid: { md: { gridTemplateColumns: "1fr 1fr", columnGap: "gap" } },
        item: {
          "&:first-of-type > blockquote": largeQuote,
          md: { "&:first-of-type": { gridColumn: "1 / -1" } },
        },
      },
      largeFirst: {
        grid: { lg: { gridTemplateColumns: "2fr 1fr", columnGap: "gap", rowGap: "2.25rem" } },
        item: {
          "&:first-of-type > blockquote": largeQuote,
          lg: {
            "&:first-of-type": { paddingRight: "2rem" },
            "&:nth-of-type(2)": { borderTop: 0, paddingTop: 0 },
          },
        },
      },
    },
  },
});

/**
 * The kind of the grid. The first of three testimonials is large, above the others. With `largeFirst`, the
 * first of two is large, too.
 */
function kindOf(count: number, largeFirst: boolean) {
  if (count === 1) return "one";
  if (count === 3) return "three";
  return count === 2 && largeFirst ? "largeFirst" : "even";
}

/** Customers' testimonials, in the page's order. */
export function Testimonials({
  block,
  linkToAll = false,
  tone = "bayDeep",
  largeFirst = false,
}: Props) {
  const { site } = useSite();
  const items = block.testimonials;
  const kind = kindOf(items.length, largeFirst);
  const styles = useSlotRecipe({ recipe })({ kind });
  return (
    <Section tone={tone} labelledBy="testimonials-title">
      <SectionHead id="testimonials-title" heading={block.heading} />
      <chakra.div css={styles.grid}>
        {items.map(({ slug, text, name, town, service, rating }) => (
          <chakra.figure key={slug} css={styles.item}>
            <chakra.blockquote css={styles.words}>{`“${text}”`}</chakra.blockquote>
            <chakra.figcaption css={styles.by}>
              <Stars rating={rating} />
              <b>{name}</b>
              {`, ${town}\u00a0· ${service}`}
            </chakra.figcaption>
          </chakra.figure>
        ))}
      </chakra.div>
      {linkToAll && (
        <chakra.p css={styles.all}>
          <Link to="/testimonials">{site.buttons.allTestimonials}</Link>
        </chakra.p>
      )}
    </Section>
  );
}

export const testimonialsFragment = graphql`
  fragment TestimonialsBlock on TestimonialsBlock {
    heading
    testimonials {
      slug
      name
      town
      service
      rating
      text
    }
  }
`;
