import { chakra, useSlotRecipe } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { areasRecipe } from "../theme/recipes/areas";
import { Band } from "../ui/Band";
import { BandHead } from "../ui/BandHead";
import { Lead, Note } from "../ui/Text";
import { County } from "./County";

type Props = {
  block: Queries.AreasBlockFragment;
  areas: Queries.AreasFragment;
  /** Stands above the towns. */
  map?: ReactNode;
  tone?: "paper" | "sand";
};

/** The counties with their towns in columns. A town that has a page leads to it. */
export function Areas({ block, areas, map, tone = "sand" }: Props) {
  const styles = useSlotRecipe({ recipe: areasRecipe })({
    others: areas.counties.length !== 3,
  });
  return (
    <Band tone={tone} labelledBy="areas-title">
      {map ? (
        <>
          <chakra.div css={styles.head}>
            <h2 id="areas-title">{block.heading}</h2>
            {block.lead && <Lead>{block.lead}</Lead>}
          </chakra.div>
          {map}
        </>
      ) : (
        <BandHead id="areas-title" heading={block.heading} lead={block.lead} />
      )}
      <chakra.div css={styles.counties}>
        {areas.counties.map(({ name, towns, text }) => (
          <County key={name} name={name} towns={towns ?? []}>
            {text && <chakra.p css={styles.text}>{text}</chakra.p>}
          </County>
        ))}
      </chakra.div>
      {block.note && <Note css={styles.note}>{block.note}</Note>}
    </Band>
  );
}

export const areasFragments = graphql`
  fragment AreasBlock on AreasBlock {
    heading
    lead
    note
  }
  fragment Areas on AreasJson {
    counties {
      name
      text
      towns {
        name
      }
    }
    independentCities {
      name
    }
  }
`;
