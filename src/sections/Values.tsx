import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { Section } from "../ui/Section";
import { SectionHead } from "../ui/SectionHead";

const List = chakra("div", {
  base: {
    "& div": {
      display: "grid",
      // The second column begins at the fifth column of the page grid.
      gridTemplateColumns: { lg: "calc((100% - 2 * var(--gap)) / 3) 1fr" },
      gap: { base: "0.35rem", lg: "gap" },
      alignItems: "baseline",
      padding: { base: "1.5rem 0", lg: "1.85rem 0" },
      borderTop: "rule",
    },
    "& div:last-of-type": { paddingBottom: 0 },
    "& h3": {
      fontSize: "clamp(2rem, 1.3rem + 3.2vw, 3.5rem)",
      fontWeight: 700,
      lineHeight: 1,
      letterSpacing: "-0.025em",
    },
    "& p": { fontSize: { lg: "1.1875rem" } },
  },
});

/** The values of the company, one word each. */
export function Values({ values }: { values: Queries.ValuesFragment }) {
  return (
    <Section labelledBy="values-title">
      <SectionHead id="values-title" heading={values.heading} />
      <List>
        {values.items.map(({ title, text }) => (
          <div key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </List>
    </Section>
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
