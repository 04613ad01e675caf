import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** The top of a service page: claim, plate from edge to edge, and its list beside the quote form. */
export const serviceHeroRecipe = defineSlotRecipe({
  slots: ["root", "claim", "lead", "fact", "badges", "plate", "trim", "reasons", "form"],
  base: {
    root: {
      paddingTop: { base: "1.5rem", md: "2.25rem", lg: "2.5rem" },
      paddingBottom: { base: "2.5rem", md: "3.5rem", lg: "1.5rem" },
    },
    claim: { gridColumn: { lg: "c 1 / c 9" }, gridRow: { lg: 1 } },
    lead: { marginTop: "1rem", maxWidth: "54ch", color: "text" },
    fact: {
      gridColumn: { lg: "c 9 / wrap-end" },
      gridRow: { lg: 1 },
      alignSelf: "end",
      paddingTop: { base: "1rem", lg: "0.9rem" },
      lineHeight: 1.35,
      "& b": {
        fontFamily: "display",
        fontSize: { base: "1.375rem", lg: "2.75rem" },
        color: "heading",
      },
      lg: {
        paddingBottom: "0.25rem",
        marginLeft: "2rem",
        borderTop: "1px solid {colors.ruleStrong}",
        "& b": {
          display: "block",
          marginBottom: "0.35rem",
          lineHeight: 1,
          letterSpacing: "-0.03em",
        },
        "& p + p": { marginTop: "0.6rem" },
      },
    },
    badges: { marginTop: { base: "1rem", lg: "2.5rem" }, gridRow: { lg: 4 } },
    plate: {
      gridColumn: "full",
      gridRow: { lg: 2 },
      marginTop: { base: "1.5rem", lg: "2.25rem" },
    },
    trim: { overflow: "hidden" },
    reasons: { gridRow: { lg: 3 }, marginTop: { base: "1.75rem", lg: "2.5rem" } },
    form: {
      gridRow: { lg: 3 },
      alignSelf: "start",
      marginTop: { base: "2rem", lg: "2.5rem" },
    },
  },
  variants: {
    // How the photograph is cut: not at all, to a band, or to its marks.
    cut: {
      none: {},
      plain: { trim: { "& img": { md: { aspectRatio: "2.2" } } } },
      marks: {
        trim: {
          md: { aspectRatio: "2", "& > div": { transform: "translateY(var(--cut))" } },
        },
      },
    },
    form: {
      right: {
        reasons: { lg: { gridColumn: "c 1 / c 9", paddingRight: "1.5rem" } },
        form: { lg: { gridColumn: "c 9 / wrap-end" } },
      },
      left: {
        reasons: { lg: { gridColumn: "c 5 / wrap-end", paddingLeft: "1.5rem" } },
        form: { lg: { gridColumn: "c 1 / c 5" } },
      },
    },
  },
});
