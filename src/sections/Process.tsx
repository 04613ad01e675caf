import { chakra, useSlotRecipe } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { processRecipe } from "../theme/recipes/process";
import { Band } from "../ui/Band";
import { BandHead } from "../ui/BandHead";
import { unbroken } from "../ui/unbroken";

type Props = {
  block: Queries.ProcessFragment;
  tone?: "paper" | "deep";
  /** Side by side on wide screens, or in the rows of a schedule. */
  kind?: "columns" | "rows";
};

/** How a job goes, step by step. */
export function Process({ block, tone = "paper", kind = "columns" }: Props) {
  const styles = useSlotRecipe({ recipe: processRecipe })({ kind });
  const head = { id: "process-title", heading: block.heading };
  const steps = (
    <>
      <chakra.ol css={styles.list}>
        {block.steps.map(({ title, description }) => (
          <chakra.li key={title} css={styles.step}>
            <h3>{title}</h3>
            <p>{unbroken(description)}</p>
          </chakra.li>
        ))}
      </chakra.ol>
      {block.note && <chakra.p css={styles.note}>{unbroken(block.note)}</chakra.p>}
    </>
  );
  return (
    <Band tone={tone} labelledBy={head.id}>
      <BandHead {...head} />
      {steps}
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
