import { chakra, type SystemStyleObject } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { Section } from "../ui/Section";
import { SectionHead, SectionWithSideHead } from "../ui/SectionHead";
import { MobileDisclosure } from "../ui/MobileDisclosure";
import { keepTogether } from "../ui/keepTogether";
import { reasonId } from "./ids";

type ListProps = {
  items: Queries.AboutReasonsFragment["items"];
  /** True if the list is as wide as the page. The list then has three columns, if they fill each row. */
  wide?: boolean;
};

/** Numbered reasons in two or three columns. On phones, they are disclosures in one column. */
const styles = {
  keyHead: {
    marginBottom: { base: "1.25rem", md: "1.75rem" },
    "& p": { marginTop: "0.6rem" },
  },
  list: {
    display: "grid",
    gridTemplateColumns: { md: "1fr 1fr" },
    columnGap: "gap",
    "& li": { borderTop: "rule" },
    md: { "& li:nth-of-type(odd):last-of-type": { gridColumn: "1 / -1" } },
    "& li:last-of-type": { borderBottom: { base: "rule", md: 0 } },
  },
  inThree: {
    lg: {
      gridTemplateColumns: "repeat(3, 1fr)",
      "& li:nth-of-type(odd):last-of-type": { gridColumn: "auto" },
    },
  },
  item: {
    // The picture above stays in view after a click on its hotspot.
    scrollMarginTop: { lg: "min(24rem, 40vh)" },
    paddingBottom: { md: "1.2rem" },
    "&:target": {
      borderRadius: "soft",
      background: "paper",
      boxShadow: "0 0 0 0.6rem {colors.paper}",
    },
  },
  title: {
    display: "grid",
    gridTemplateColumns: { base: "2.25rem 1fr", md: "2.75rem 1fr" },
    alignItems: "baseline",
    paddingBlock: { base: "0.85rem", md: "1.1rem 0" },
    "& b": {
      textStyle: "numeral",
      fontSize: { base: "1.375rem", md: "1.75rem" },
      color: "numeral",
    },
    "& h3": { fontSize: { base: "1.125rem", md: "1.25rem" } },
  },
  text: {
    paddingLeft: { base: "2.25rem", md: "2.75rem" },
    paddingRight: { md: "1rem" },
    marginTop: { md: "0.3rem" },
    paddingBottom: { base: "1rem", md: 0 },
  },
} satisfies Record<string, SystemStyleObject>;

const headingId = "reasons-title";

/** The numbered reasons. On phones, the text of a reason opens below its title. */
function List({ items, wide = false }: ListProps) {
  const isInThree = wide && items.length % 3 === 0;
  return (
    <chakra.ol css={isInThree ? [styles.list, styles.inThree] : styles.list}>
      {items.map(({ title, text }, index) => (
        <li key={title}>
          <MobileDisclosure
            id={reasonId(index)}
            css={styles.item}
            summaryCss={styles.title}
            summary={
              <>
                <b aria-hidden>{index + 1}</b>
                <h3>{title}</h3>
              </>
            }
          >
            <chakra.p css={styles.text}>{keepTogether(text)}</chakra.p>
          </MobileDisclosure>
        </li>
      ))}
    </chakra.ol>
  );
}

/** The section of the About page with numbered reasons. */
export const Reasons = ({ block }: { block: Queries.AboutReasonsFragment }) => (
  <Section tone="sand" labelledBy={headingId}>
    <SectionWithSideHead id={headingId} heading={block.heading} lead={block.lead}>
      <List items={block.items} />
    </SectionWithSideHead>
  </Section>
);

/** The reasons at the top of a service page. The hotspots of the hero image link to the reasons. */
export const KeyedReasons = ({ block }: { block: Queries.ReasonsFragment }) => (
  <section aria-labelledby={headingId}>
    <SectionHead id={headingId} heading={block.heading} lead={block.lead} css={styles.keyHead} />
    <List items={block.items} wide />
  </section>
);

export const reasonsFragments = graphql`
  fragment AboutReasons on AboutPageJsonReasons {
    heading
    lead
    items {
      title
      text
    }
  }
  fragment Reasons on Reasons {
    heading
    lead
    items {
      title
      text
      hotspot
      inDrawing
    }
  }
`;
