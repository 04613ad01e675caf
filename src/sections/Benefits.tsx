import { chakra, useSlotRecipe } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { benefitsRecipe } from "../theme/recipes/benefits";
import { Band } from "../ui/Band";
import { BandHead } from "../ui/BandHead";
import { BandSide } from "../ui/BandSide";
import { Fold } from "../ui/Fold";
import { Picture } from "../ui/Picture";
import { Note } from "../ui/Text";
import { unbroken } from "../ui/unbroken";

type Props = {
  block: Queries.BenefitsFragment;
  /** Where the photograph stands. */
  side?: "left" | "right";
};

/** What a homeowner gets from the work; on phones each opens below its title. */
export function Benefits({ block, side = "right" }: Props) {
  const { heading, lead, picture, figure, items } = block;
  const styles = useSlotRecipe({ recipe: benefitsRecipe })({
    kind: picture ? side : "columns",
  });
  const list = (
    <ul>
      {items.map(({ title, text }) => (
        <li key={title}>
          <Fold summary={<h3>{title}</h3>} summaryCss={styles.title}>
            <p>{unbroken(text)}</p>
          </Fold>
        </li>
      ))}
    </ul>
  );
  const large = figure && (
    <chakra.div css={styles.figure}>
      <chakra.p css={styles.number}>{figure.value}</chakra.p>
      <Note>{figure.text}</Note>
    </chakra.div>
  );
  if (picture)
    return (
      <Band labelledBy="benefits-title">
        <chakra.div css={styles.list}>
          <BandHead id="benefits-title" heading={heading} lead={lead} />
          {large}
          {list}
        </chakra.div>
        <chakra.figure css={styles.picture}>
          <Picture picture={picture} sizes="(min-width: 64em) 45vw, 100vw" />
        </chakra.figure>
      </Band>
    );
  return (
    <Band labelledBy="benefits-title">
      <BandSide id="benefits-title" heading={heading} lead={lead}>
        {large}
        <chakra.div css={{ "& > ul": styles.list }}>{list}</chakra.div>
      </BandSide>
    </Band>
  );
}

export const benefitsFragment = graphql`
  fragment Benefits on Benefits {
    heading
    lead
    picture {
      ...Picture
    }
    figure {
      value
      text
    }
    items {
      title
      text
    }
  }
`;
