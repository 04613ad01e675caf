import { chakra, useSlotRecipe } from "@chakra-ui/react";
import { graphql } from "gatsby";
import { processRecipe } from "../theme/recipes/process";
import { Band } from "../ui/Band";
import { BandHead } from "../ui/BandHead";

type Props = { block: Queries.ProcessFragment; tone?: "paper" | "deep" };

const columns = [3, 4, 5, 6] as const;

/** How a job goes, step by step. */
export function Process({ block, tone = "paper" }: Props) {
  const steps = columns.find((count) => count === block.steps.length);
  const styles = useSlotRecipe({ recipe: processRecipe })({ steps });
  return (
    <Band tone={tone} labelledBy="process-title">
      <BandHead id="process-title" heading={block.heading} />
      <chakra.ol css={styles.list}>
        {block.steps.map(({ title, description }) => (
          <chakra.li key={title} css={styles.step}>
            <h3>{title}</h3>
            <p>{description}</p>
          </chakra.li>
        ))}
      </chakra.ol>
      {block.note && <chakra.p css={styles.note}>{block.note}</chakra.p>}
    </Band>
  );
}

export const processFragment = graphql`
  fragment Process on Process {
    heading
    note
    steps {
      title
      description
    }
  }
`;
