import { chakra, defineSlotRecipe, useSlotRecipe } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { largeText } from "../theme/breakpoints";
import { Section } from "../ui/Section";
import { SectionHead } from "../ui/SectionHead";
import { keepTogether } from "../ui/keepTogether";

type Props = {
  block: Queries.ProcessFragment;
  tone: "paper" | "bayDeep";
  /** Columns or rows on wide screens. */
  kind: "columns" | "rows";
};

/** Steps with large numerals beside a hairline. On wide screens, the steps form columns or rows. */
const recipe = defineSlotRecipe({
  slots: ["list", "step", "note"],
  base: {
    list: {
      display: "grid",
      counterReset: "step",
      columnGap: "gap",
      rowGap: { md: "1rem", lg: 0 },
      gridTemplateColumns: { md: "1fr 1fr", lg: "none" },
    },
    step: {
      counterIncrement: "step",
      position: "relative",
      display: "grid",
      gridTemplateColumns: "4.25rem 1fr",
      columnGap: "0.5rem",
      alignContent: "start",
      paddingBottom: "0.9rem",
      _before: {
        content: "counter(step)",
        gridRow: "1 / 3",
        textStyle: "figure",
        fontSize: "3.25rem",
        lineHeight: 0.9,
        color: "numeral",
      },
      _after: {
        content: '""',
        position: "absolute",
        left: "1rem",
        top: "3.6rem",
        bottom: "0.6rem",
        borderLeft: "ruleStrong",
      },
      "&:last-of-type::after": { display: "none" },
      // In two columns, the next step is not below this one.
      mdOnly: { _after: { display: "none" } },
      [largeText]: { gridTemplateColumns: "2.25rem 1fr", _before: { fontSize: "2.25rem" } },
      "& h3": { fontSize: "1.25rem" },
      "& p": { gridColumn: 2, marginTop: "0.25rem", fontSize: "small", lineHeight: 1.5 },
    },
    note: {
      marginTop: { base: "1rem", lg: "3rem" },
      fontFamily: "display",
      fontSize: "h3",
      lineHeight: 1.35,
      fontWeight: 600,
      color: "heading",
      textWrap: "balance",
    },
  },
  // In a variant, a property's value replaces the base's values for all widths. So the variants set
  // properties only inside `lg`.
  variants: {
    kind: {
      columns: {
        // Subgrid rows align all titles, and align all texts, however long the titles are.
        list: { lg: { gridAutoColumns: "1fr", gridAutoFlow: "column" } },
        step: {
          lg: {
            gridRow: "span 3",
            gridTemplateRows: "subgrid",
            gridTemplateColumns: "1fr",
            paddingBottom: 0,
            borderTop: "ruleStrong",
            _before: { gridRow: 1, padding: "1.4rem 0 1rem", fontSize: "4.5rem" },
            _after: { left: 0, top: "-5px", bottom: "auto", height: "9px" },
            "&:last-of-type::after": { display: "block" },
            "& p": {
              gridColumn: 1,
              marginTop: "0.5rem",
              paddingRight: "0.5rem",
              lineHeight: 1.55,
            },
          },
        },
      },
      rows: {
        step: {
          lg: {
            // The texts begin in the middle of the page.
            gridTemplateColumns: "6rem calc(50% - 6rem - 1.5 * {spacing.gap}) 1fr",
            columnGap: "gap",
            padding: "1.5rem 0 1.6rem",
            borderTop: "rule",
            _before: { gridRow: 1, fontSize: "3.5rem", lineHeight: 0.72 },
            "& h3": { fontSize: "1.5rem", lineHeight: 1.1 },
            _after: { display: "none" },
            "& p": { gridColumn: 3, marginTop: 0 },
            "&:last-of-type": { paddingBottom: 0 },
          },
        },
      },
    },
  },
});

/** The steps of a job. */
export function Process({ block, tone, kind }: Props) {
  const styles = useSlotRecipe({ recipe })({ kind });
  return (
    <Section tone={tone} labelledBy="process-title">
      <SectionHead id="process-title" heading={block.heading} />
      <chakra.ol css={styles.list}>
        {block.steps.map(({ title, description }) => (
          <chakra.li key={title} css={styles.step}>
            <h3>{title}</h3>
            <p>{keepTogether(description)}</p>
          </chakra.li>
        ))}
      </chakra.ol>
      {block.note && <chakra.p css={styles.note}>{keepTogether(block.note)}</chakra.p>}
    </Section>
  );
}

export const processFragment = graphql`
  fragment Process on Process {
    heading
    note
    steps {
      title
      description
    }
  }
`;
