import { chakra, useSlotRecipe } from "@chakra-ui/react";
import { graphql } from "gatsby";
import { reasonsRecipe } from "../theme/recipes/reasons";
import { Band } from "../ui/Band";
import { BandHead } from "../ui/BandHead";
import { BandSide } from "../ui/BandSide";
import { MarkedPicture } from "../ui/MarkedPicture";

type Props = { block: Queries.ReasonsFragment };

/** Numbered reasons, keyed to a photograph where there is one. */
export function Reasons({ block }: Props) {
  const { heading, lead, picture, items } = block;
  const styles = useSlotRecipe({ recipe: reasonsRecipe })({ kind: picture ? "plate" : "plain" });
  const list = (
    <chakra.ol css={styles.list}>
      {items.map(({ title, text }, index) => (
        <li key={title}>
          <b aria-hidden>{index + 1}</b>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </chakra.ol>
  );
  if (!picture)
    return (
      <Band tone="sand" labelledBy="reasons-title">
        <BandSide id="reasons-title" heading={heading} lead={lead}>
          {list}
        </BandSide>
      </Band>
    );
  return (
    <Band labelledBy="reasons-title">
      <BandHead id="reasons-title" heading={heading} lead={lead} />
      <chakra.figure css={styles.figure}>
        <MarkedPicture
          picture={picture}
          marks={items.map(({ mark }) => mark)}
          sizes="(min-width: 64em) 66vw, 100vw"
        />
        {picture.caption && (
          <chakra.figcaption css={styles.caption}>{picture.caption}</chakra.figcaption>
        )}
      </chakra.figure>
      {list}
    </Band>
  );
}

export const reasonsFragment = graphql`
  fragment Reasons on Reasons {
    heading
    lead
    picture {
      ...Picture
    }
    items {
      title
      text
      mark {
        x
        y
      }
    }
  }
`;
