import { chakra, type SystemStyleObject } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Section } from "../ui/Section";
import { SectionHead } from "../ui/SectionHead";
import { Note } from "../ui/Text";
import { keepTogether } from "../ui/keepTogether";
import { Counties, County } from "./County";

type Props = {
  block: Queries.AreasBlockFragment;
  areas: Queries.AreasFragment;
  /** The map above the towns. */
  map?: ReactNode;
  /** True if each town and independent city is a link, whether or not it has a page. */
  linked?: boolean;
  tone?: "paper" | "sand";
};

/**
 * The positions around the map: of the heading beside the map, and on wide screens of the counties below the
 * heading, and of the note below the map.
 */
const aroundMap = {
  section: { gridTemplateRows: { xl: "auto 1fr auto" } },
  head: {
    gridColumn: { lg: "c 9 / wrap-end" },
    marginBottom: { base: "1.75rem", lg: "3rem", xl: "1.75rem" },
    "& p": { marginTop: "1rem" },
  },
  counties: {
    xl: {
      gridColumn: "c 9 / wrap-end",
      gridRow: "2 / 4",
      gridTemplateColumns: "1fr",
      rowGap: "1.5rem",
    },
  },
  note: { xl: { gridColumn: "c 1 / c 9", gridRow: 3, marginTop: "1.25rem" } },
} satisfies Record<string, SystemStyleObject>;

/** The counties with towns, and the independent cities, which are in no county. */
function linkedGroups({ counties, independentCities: towns }: Queries.AreasFragment) {
  const hasCounty = (city: string) => counties.some(({ name }) => name.startsWith(`${city} `));
  const names = towns.map(({ name }) => (hasCounty(name) ? `${name} City` : name));
  const cities = { name: names.join(", "), towns, text: null };
  return [...counties, cities].filter((group) => group.towns?.length);
}

/** The counties with their towns. A town with a page links to it. */
export function Areas({ block, areas, map, linked = false, tone = "sand" }: Props) {
  const { heading, lead, note } = block;
  const id = linked ? "cities-title" : "areas-title";
  const groups = linked ? linkedGroups(areas) : areas.counties;
  return (
    <Section tone={tone} labelledBy={id} css={map ? aroundMap.section : undefined}>
      <SectionHead id={id} heading={heading} lead={lead} css={map ? aroundMap.head : undefined} />
      {map}
      <Counties alike={groups.length !== 3} css={map ? aroundMap.counties : undefined}>
        {groups.map((group) => (
          <County
            key={group.name}
            name={group.name}
            towns={group.towns ?? []}
            hasCount={areas.counties.includes(group)}
            linked={linked}
          >
            {group.text && <chakra.p paddingTop="0.6rem">{keepTogether(group.text)}</chakra.p>}
          </County>
        ))}
      </Counties>
      {note && (
        <Note css={{ marginTop: "2rem", ...(map ? aroundMap.note : undefined) }}>
          {keepTogether(note)}
        </Note>
      )}
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
        text
      }
    }
    independentCities {
      name
      text
    }
  }
`;
