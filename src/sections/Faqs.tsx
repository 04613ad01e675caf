import { chakra, type SystemStyleObject } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { Section } from "../ui/Section";
import { SectionHead, SectionWithSideHead } from "../ui/SectionHead";
import { keepTogether } from "../ui/keepTogether";
import { faqIds } from "./ids";

const styles = {
  columns: {
    display: "grid",
    gridTemplateColumns: { md: "1fr 1fr" },
    columnGap: "gap",
    alignItems: "start",
    // On phones, the two columns are stacked, and must look like one list.
    "& > div + div > details:first-of-type": { borderTop: { base: 0, md: "rule" } },
  },
  item: { borderTop: "rule", "&:last-of-type": { borderBottom: "rule" } },
  question: {
    padding: { base: "0.8rem 2.5rem 0.8rem 0", md: "1.05rem 2.5rem 1.05rem 0" },
    textStyle: "name",
    fontSize: "1.1875rem",
    lineHeight: 1.35,
    color: "heading",
    _hover: { color: "link" },
  },
  answer: { padding: "0 2.5rem 1.35rem 0" },
} satisfies Record<string, SystemStyleObject>;

const sticky: SystemStyleObject = {
  lg: { position: "sticky", top: "calc(var(--bar) + 2rem)", alignSelf: "start" },
};

const headingId = "faqs-title";

/**
 * The most questions that are beside their heading. More questions form two columns below the heading.
 */
const most = 5;

/** Questions and answers. Native disclosures work with find-in-page and without scripts. */
export function Faqs({ block }: { block: Queries.FaqsBlockFragment }) {
  const { heading, lead } = block;
  const { items } = block.list;
  const ids = faqIds(items.map(({ question }) => question));
  const questions = items.map(({ question, answer }, index) => (
    <chakra.details key={ids[index]} id={ids[index]} css={styles.item}>
      <chakra.summary css={styles.question}>{keepTogether(question)}</chakra.summary>
      <chakra.p css={styles.answer}>{keepTogether(answer)}</chakra.p>
    </chakra.details>
  ));
  const half = Math.ceil(items.length / 2);
  return (
    <Section ruled labelledBy={headingId}>
      {items.length > most ? (
        <>
          <SectionHead id={headingId} heading={heading} lead={lead} />
          <chakra.div css={styles.columns}>
            <div>{questions.slice(0, half)}</div>
            <div>{questions.slice(half)}</div>
          </chakra.div>
        </>
      ) : (
        <SectionWithSideHead id={headingId} heading={heading} lead={lead} css={sticky}>
          {questions}
        </SectionWithSideHead>
      )}
    </Section>
  );
}

export const faqsFragment = graphql`
  fragment FaqsBlock on FaqsBlock {
    heading
    lead
    list {
      items {
        question
        answer
      }
    }
  }
`;
