import { chakra, useSlotRecipe } from "@chakra-ui/react";
import { graphql } from "gatsby";
import { faqsRecipe } from "../theme/recipes/faqs";
import { Band } from "../ui/Band";
import { BandSide } from "../ui/BandSide";
import { faqIds } from "./faqIds";
import { useOpenLinkedFaq } from "./useOpenLinkedFaq";
import { useOpenOnPaper } from "./useOpenOnPaper";

/** Questions and answers as native disclosures: find-in-page and missing scripts do no harm. */
export function Faqs({ block }: { block: Queries.FaqsBlockFragment }) {
  const styles = useSlotRecipe({ recipe: faqsRecipe })();
  useOpenLinkedFaq();
  useOpenOnPaper();
  const ids = faqIds(block.list.items.map(({ question }) => question));
  return (
    <Band ruled labelledBy="faqs-title">
      <BandSide id="faqs-title" heading={block.heading} lead={block.lead} sticky>
        {block.list.items.map(({ question, answer }, index) => (
          <chakra.details key={ids[index]} id={ids[index]} css={styles.item} open={index === 0}>
            <chakra.summary css={styles.question}>{question}</chakra.summary>
            <chakra.p css={styles.answer}>{answer}</chakra.p>
          </chakra.details>
        ))}
      </BandSide>
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
