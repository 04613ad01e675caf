import { chakra, useSlotRecipe } from "@chakra-ui/react/styled-system";
import { graphql, Link } from "gatsby";
import { useSite } from "../site/useSite";
import { testimonialsRecipe } from "../theme/recipes/testimonials";
import { Band } from "../ui/Band";
import { Stars } from "../ui/Stars";

type Props = {
  block: Queries.TestimonialsBlockFragment;
  /** A link to the page that holds them all. */
  linkToAll?: boolean;
  tone?: "deep" | "paper";
  /** Of two, the first is said louder. */
  lead?: boolean;
};

/** One speaks alone; three, or two where the first is to be louder, have a first among them. */
function kindOf(count: number, lead: boolean) {
  if (count === 1) return "one";
  return count === 3 || (count === 2 && lead) ? "lead" : "even";
}

/** What customers said, in the order the page names them. */
export function Testimonials({ block, linkToAll = false, tone = "deep", lead = false }: Props) {
  const { site } = useSite();
  const items = block.testimonials;
  const kind = kindOf(items.length, lead);
  const styles = useSlotRecipe({ recipe: testimonialsRecipe })({ kind });
  return (
    <Band tone={tone} labelledBy="testimonials-title">
      <chakra.h2 id="testimonials-title" css={styles.heading}>
        {block.heading}
      </chakra.h2>
      <chakra.div css={styles.grid}>
        {items.map(({ slug, text, name, town, service, rating }) => (
          <chakra.figure key={slug} css={styles.item}>
            <chakra.blockquote css={styles.words}>{`“${text}”`}</chakra.blockquote>
            <chakra.figcaption css={styles.by}>
              <Stars rating={rating} />
              <b>{name}</b>
              {`, ${town} · ${service}`}
            </chakra.figcaption>
          </chakra.figure>
        ))}
      </chakra.div>
      {linkToAll && (
        <chakra.p css={styles.all}>
          <Link to="/testimonials">{site.buttons.allTestimonials}</Link>
        </chakra.p>
      )}
    </Band>
  );
}

export const testimonialFragments = graphql`
  fragment Testimonial on TestimonialJson {
    slug
    name
    town
    service
    rating
    text
  }
  fragment TestimonialsBlock on TestimonialsBlock {
    heading
    testimonials {
      ...Testimonial
    }
  }
`;
