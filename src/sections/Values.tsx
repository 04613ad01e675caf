import { chakra, useSlotRecipe } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { aboutRecipe } from "../theme/recipes/about";
import { Band } from "../ui/Band";
import { BandHead } from "../ui/BandHead";

/** What the company stands for, one word at a time. */
export function Values({ values }: { values: Queries.ValuesFragment }) {
  const styles = useSlotRecipe({ recipe: aboutRecipe })();
  return (
    <Band labelledBy="values-title">
      <BandHead id="values-title" heading={values.heading} />
      <chakra.div css={styles.values}>
        {values.items.map(({ title, text }) => (
          <div key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </chakra.div>
    </Band>
  );
}

export const valuesFragment = graphql`
  fragment Values on AboutPageJsonValues {
    heading
    items {
      title
      text
    }
  }
`;
