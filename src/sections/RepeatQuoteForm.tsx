import { chakra, type SystemStyleObject } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { ShortQuoteForm } from "../quote/ShortQuoteForm";
import { Section } from "../ui/Section";
import { largePhone, PhoneLink } from "../ui/PhoneLink";
import { Lead } from "../ui/Text";
import { keepTogether } from "../ui/keepTogether";
import { useOpenNow } from "./useOpenNow";

type Props = {
  block: Queries.RepeatQuoteFormFragment;
  words: { title: string; messageLabel: string };
};

const styles = {
  text: {
    gridColumn: { md: "c 1 / c 6", lg: "c 1 / c 7" },
    "& h2": { fontSize: { lg: "h2Large" } },
    "& h2 + p": { marginTop: "1rem" },
  },
  // Phones do not show the points, so that the form comes sooner.
  points: {
    display: "none",
    md: {
      display: "block",
      marginTop: "1.5rem",
      "& li": { padding: "0.75rem 0", borderTop: "rule" },
    },
  },
  phone: {
    display: "none",
    md: { ...largePhone, fontSize: "clamp(2rem, 0.2rem + 4.4vw, 4.25rem)" },
  },
  openNow: { display: { base: "none", md: "block" }, marginTop: "0.75rem" },
  form: {
    gridColumn: { md: "c 6 / wrap-end", lg: "c 7 / wrap-end" },
    marginTop: { base: "2rem", md: 0 },
    marginLeft: { md: "1rem", lg: 0 },
  },
} satisfies Record<string, SystemStyleObject>;

/** The second quote form, at the end of the page. */
export function RepeatQuoteForm({ block, words }: Props) {
  const { root, openNow } = useOpenNow<HTMLDivElement>();
  return (
    <Section tone="bay" mixed labelledBy="repeat-quote-title">
      <chakra.div ref={root} css={styles.text} className="on-dark">
        <h2 id="repeat-quote-title">{block.heading}</h2>
        <Lead>{keepTogether(block.lead)}</Lead>
        <chakra.ul css={styles.points}>
          {block.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </chakra.ul>
        <PhoneLink large css={styles.phone} />{" "}
        {openNow && <chakra.b css={styles.openNow}>{openNow}</chakra.b>}
      </chakra.div>
      <chakra.div css={styles.form}>
        <ShortQuoteForm id="quote-again" words={words} landmark={false} />
      </chakra.div>
    </Section>
  );
}

export const repeatQuoteFormFragment = graphql`
  fragment RepeatQuoteForm on ServiceJsonRepeatQuoteForm {
    heading
    lead
    points
  }
`;
