import { chakra, useSlotRecipe } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { faqsRecipe } from "../theme/recipes/faqs";
import { Band } from "../ui/Band";
import { BandHead } from "../ui/BandHead";
import { BandSide } from "../ui/BandSide";
import { unbroken } from "../ui/unbroken";
import { faqIds } from "./faqIds";
import { useOpenLinkedFaq } from "./useOpenLinkedFaq";

const headingId = "faqs-title";

/** As many stand beside their heading; more, in two columns below it. */
const most = 5;

/** Questions and answers as native disclosures: find-in-page and missing scripts do no harm. */
export function Faqs({ block }: { block: Queries.FaqsBlockFragment }) {
  const styles = useSlotRecipe({ recipe: faqsRecipe })();
  useOpenLinkedFaq();
  const { heading, lead } = block;
  const { items } = block.list;
  const ids = faqIds(items.map(({ question }) => question));
  const questions = items.map(({ question, answer }, index) => (
    <chakra.details key={ids[index]} id={ids[index]} css={styles.item}>
      <chakra.summary css={styles.question}>{unbroken(question)}</chakra.summary>
      <chakra.p css={styles.answer}>{unbroken(answer)}</chakra.p>
    </chakra.details>
  ));
  const half = Math.ceil(items.length / 2);
  return (
    <Band ruled labelledBy={headingId}>
      {items.length > most ? (
        <>
          <BandHead id={headingId} heading={heading} lead={lead} />
          <chakra.div css={styles.columns}>
            <div>{questions.slice(0, half)}</div>
            <div>{questions.slice(half)}</div>
          </chakra.div>
        </>
      ) : (
        <BandSide id={headingId} heading={heading} lead={lead} sticky>
          {questions}
        </BandSide>
      )}
    </Band>
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
