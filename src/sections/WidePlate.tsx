import { chakra, useSlotRecipe } from "@chakra-ui/react";
import { testimonialListRecipe } from "../theme/recipes/testimonialList";
import { Band } from "../ui/Band";
import { Picture } from "../ui/Picture";

type Props = { picture: Queries.PictureFragment; first?: boolean };

/** A photograph from edge to edge. */
export function WidePlate({ picture, first }: Props) {
  const styles = useSlotRecipe({ recipe: testimonialListRecipe })();
  return (
    <Band flush>
      <chakra.figure css={styles.plate}>
        <Picture picture={picture} first={first} sizes="100vw" />
      </chakra.figure>
    </Band>
  );
}
