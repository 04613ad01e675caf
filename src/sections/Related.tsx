import { chakra } from "@chakra-ui/react/styled-system";
import { graphql, Link } from "gatsby";
import { Arrow } from "../ui/Arrow";
import { Section } from "../ui/Section";
import { SectionWithSideHead } from "../ui/SectionHead";

const List = chakra("ul", {
  base: {
    "& li": { borderTop: "rule" },
    "& li:last-of-type": { borderBottom: "rule" },
    "& a": {
      display: "grid",
      gridTemplateColumns: { base: "1fr auto", lg: "16.5rem 1fr auto" },
      gap: "0.1rem 1.5rem",
      alignItems: "baseline",
      padding: { base: "0.85rem 0", lg: "1.1rem 0" },
      textDecoration: "none",
      _hover: { "& b": { textDecoration: "underline", textUnderlineOffset: "0.2em" } },
    },
    "& b": { textStyle: "name", fontSize: "1.375rem", color: "heading" },
    "& span": { color: "textSoft" },
    "& i": { order: { lg: 1 } },
  },
});

type Props = { block: Queries.RelatedFragment; tone: "paper" | "sand" };

/** Links to related services. */
export function Related({ block, tone }: Props) {
  return (
    <Section tone={tone} labelledBy="related-title">
      <SectionWithSideHead id="related-title" heading={block.heading}>
        <List>
          {block.items.map(({ service, text }) => (
            <li key={service.address}>
              <Link to={service.address}>
                <b>{service.name}</b>
                <Arrow /> <span>{text}</span>
              </Link>
            </li>
          ))}
        </List>
      </SectionWithSideHead>
    </Section>
  );
}

export const relatedFragment = graphql`
  fragment Related on ServiceJsonRelated {
    heading
    items {
      text
      service {
        name
        address
      }
    }
  }
`;
