import { chakra, useSlotRecipe } from "@chakra-ui/react";
import { testimonialListRecipe } from "../theme/recipes/testimonialList";
import { Band } from "../ui/Band";
import { Stars } from "../ui/Stars";

type Props = { testimonials: readonly Queries.TestimonialFragment[] };

/** All testimonials, one below the other. */
export function TestimonialList({ testimonials }: Props) {
  const styles = useSlotRecipe({ recipe: testimonialListRecipe })();
  return (
    <Band>
      <div>
        {testimonials.map(({ slug, text, name, town, service, rating }) => (
          <chakra.figure key={slug} css={styles.letter}>
            <chakra.blockquote css={styles.words}>{`“${text}”`}</chakra.blockquote>
            <chakra.figcaption css={styles.by}>
              <Stars rating={rating} />
              <b>{name}</b>
              {`${town} · ${service}`}
            </chakra.figcaption>
          </chakra.figure>
        ))}
      </div>
    </Band>
  );
}
