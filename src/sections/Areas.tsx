import { chakra, type SystemStyleObject } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Section } from "../ui/Section";
import { SectionHead } from "../ui/SectionHead";
import { Lead, Note } from "../ui/Text";
import { Counties, County } from "./County";

type Props = {
  block: Queries.AreasBlockFragment;
  areas: Queries.AreasFragment;
  /** Stands above the towns. */
  map?: ReactNode;
};

/** The position beside the map. */
const besideMap: SystemStyleObject = {
  gridColumn: { lg: "c 9 / wrap-end" },
  paddingLeft: { lg: "1rem" },
  marginBottom: { base: "1.75rem", lg: "3rem" },
  "& p": { marginTop: "1rem" },
};

/** The counties with their towns in columns. A town with a page links to it. */
export function Areas({ block, areas, map }: Props) {
  return (
    <Section tone="sand" labelledBy="areas-title">
      {map ? (
        <>
          <chakra.div css={besideMap}>
            <h2 id="areas-title">{block.heading}</h2>
            {block.lead && <Lead>{block.lead}</Lead>}
          </chakra.div>
          {map}
        </>
      ) : (
        <SectionHead id="areas-title" heading={block.heading} lead={block.lead} />
      )}
      <Counties alike={areas.counties.length !== 3}>
        {areas.counties.map(({ name, towns, text }) => (
          <County key={name} name={name} towns={towns ?? []}>
            {text && <chakra.p paddingTop="0.75rem">{text}</chakra.p>}
          </County>
        ))}
      </Counties>
      {block.note && <Note marginTop="2rem">{block.note}</Note>}
    </Section>
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
