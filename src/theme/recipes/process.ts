import { defineSlotRecipe } from "@chakra-ui/react";

/** Steps: big numerals down a hairline, side by side on wide screens. */
export const processRecipe = defineSlotRecipe({
  slots: ["list", "step", "note"],
  base: {
    list: { display: "grid", counterReset: "step", columnGap: "gap" },
    step: {
      counterIncrement: "step",
      position: "relative",
      display: { base: "grid", lg: "block" },
      gridTemplateColumns: "4.25rem 1fr",
      columnGap: "0.5rem",
      paddingBottom: { base: "1.6rem", lg: 0 },
      borderTop: { lg: "1px solid {colors.ruleStrong}" },
      _before: {
        content: "counter(step)",
        gridRow: "1 / 3",
        fontFamily: "display",
        fontSize: { base: "3.25rem", lg: "4.5rem" },
        fontWeight: 700,
        lineHeight: 0.9,
        letterSpacing: "-0.03em",
        color: "numeral",
        lg: { display: "block", padding: "1.4rem 0 1rem" },
      },
      _after: {
        content: '""',
        position: "absolute",
        left: { base: "1rem", lg: 0 },
        top: { base: "3.6rem", lg: "-5px" },
        bottom: { base: "0.6rem", lg: "auto" },
        height: { lg: "9px" },
        borderLeft: "1px solid {colors.ruleStrong}",
      },
      "&:last-of-type::after": { display: { base: "none", lg: "block" } },
      "& h3": { fontSize: "1.25rem" },
      "& p": {
        gridColumn: 2,
        marginTop: { base: "0.25rem", lg: "0.5rem" },
        fontSize: { lg: "small" },
        lineHeight: { lg: 1.55 },
        paddingRight: { lg: "0.5rem" },
      },
    },
    note: {
      marginTop: { base: "1rem", lg: "2.5rem" },
      fontFamily: "display",
      fontSize: "h3",
      lineHeight: 1.35,
      fontWeight: 600,
      color: "heading",
    },
  },
  variants: {
    steps: {
      3: { list: { gridTemplateColumns: { lg: "repeat(3, 1fr)" } } },
      4: { list: { gridTemplateColumns: { lg: "repeat(4, 1fr)" } } },
      5: { list: { gridTemplateColumns: { lg: "repeat(5, 1fr)" } } },
      6: { list: { gridTemplateColumns: { lg: "repeat(6, 1fr)" } } },
    },
  },
  defaultVariants: { steps: 4 },
});
