import { chakra, useSlotRecipe } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { QuoteForm } from "../quote/QuoteForm";
import { secondQuoteRecipe } from "../theme/recipes/secondQuote";
import { Band } from "../ui/Band";
import { PhoneLink } from "../ui/PhoneLink";
import { Lead } from "../ui/Text";

type Props = {
  block: Queries.SecondQuoteFragment;
  words: { title: string; messageLabel: string };
};

/** The quote form once more, for those who have read the page. */
export function SecondQuote({ block, words }: Props) {
  const styles = useSlotRecipe({ recipe: secondQuoteRecipe })();
  return (
    <Band tone="bay" mixed labelledBy="second-quote-title">
      <chakra.div css={styles.text} className="on-dark">
        <h2 id="second-quote-title">{block.heading}</h2>
        <Lead>{block.lead}</Lead>
        <chakra.ul css={styles.points}>
          {block.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </chakra.ul>
        <PhoneLink css={styles.phone} />
      </chakra.div>
      <chakra.div css={styles.form}>
        <QuoteForm id="quote-again" words={words} landmark={false} />
      </chakra.div>
    </Band>
  );
}

export const secondQuoteFragment = graphql`
  fragment SecondQuote on ServiceJsonSecondQuote {
    heading
    lead
    points
  }
`;
