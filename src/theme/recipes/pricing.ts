import { defineSlotRecipe } from "@chakra-ui/react";

/** A sand panel: the figure large and on a tape, what moves it, what it leaves out. */
export const pricingRecipe = defineSlotRecipe({
  slots: ["figure", "number", "unit", "what", "text", "factors", "excluded", "facts"],
  base: {
    figure: { gridColumn: { lg: "c 1 / c 7" }, paddingRight: { lg: "2rem" } },
    number: {
      fontFamily: "display",
      fontSize: "figure",
      fontWeight: 700,
      lineHeight: 0.85,
      letterSpacing: "-0.035em",
      color: "heading",
      whiteSpace: "nowrap",
      fontVariantNumeric: "lining-nums",
    },
    unit: { fontSize: "0.3em", letterSpacing: "-0.02em" },
    what: {
      maxWidth: "26ch",
      marginTop: "1.4rem",
      fontFamily: "display",
      fontSize: "1.25rem",
      fontWeight: 650,
      lineHeight: 1.35,
      color: "heading",
    },
    text: {
      gridColumn: { lg: "c 7 / wrap-end" },
      gridRow: { lg: "1 / 3" },
      marginTop: { base: "2.5rem", lg: 0 },
      "& h2": { marginBottom: "1rem" },
      "& h3": { marginTop: "1.5rem", fontSize: "1.125rem" },
    },
    factors: {
      marginTop: "1.25rem",
      "& li": {
        display: "grid",
        gridTemplateColumns: { md: "11rem 1fr" },
        columnGap: "1rem",
        padding: "0.8rem 0",
        borderTop: "1px solid {colors.rule}",
      },
      "& b": { fontWeight: 650, color: "text" },
    },
    excluded: {
      gridColumn: { lg: "c 1 / c 7" },
      alignSelf: "end",
      marginTop: "1.5rem",
      marginRight: { lg: "2rem" },
      paddingTop: "1rem",
      borderTop: "2px solid {colors.heading}",
    },
    facts: {
      display: "grid",
      gridTemplateColumns: { base: "1fr 1fr", lg: "repeat(4, 1fr)" },
      gap: "1.5rem {spacing.gap}",
      marginTop: { base: "2.5rem", lg: "3.5rem" },
      "& div": { paddingTop: "1rem", borderTop: "1px solid {colors.ruleStrong}" },
      "& dt": { fontSize: "note", color: "textSoft" },
      "& dd": {
        fontFamily: "display",
        fontSize: "h3",
        fontWeight: 650,
        lineHeight: 1.25,
        color: "heading",
      },
    },
  },
  variants: {
    long: {
      true: {
        figure: { gridColumn: "wrap", paddingRight: 0 },
        number: { fontSize: "figureLong" },
        what: { maxWidth: "none", marginTop: "1rem" },
        text: { gridRow: "auto", marginTop: { lg: "3rem" } },
        excluded: { gridRow: { lg: 2 }, alignSelf: "start", marginTop: { lg: "3rem" } },
      },
    },
  },
});
