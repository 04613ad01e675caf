import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { visuallyHidden } from "../visuallyHidden";

/** Two beside each other share their rows. */
const beside = { gridRow: "span 3", gridTemplateRows: "subgrid" };

/**
 * The services page. The first and the last block are wide plates, those between stand side by
 * side in a 5/7 and 7/5 rhythm.
 */
export const serviceBlocksRecipe = defineSlotRecipe({
  slots: ["list", "block", "figure", "text", "benefits", "fact", "more", "others"],
  base: {
    list: {
      gridColumn: "full",
      display: "grid",
      gridTemplateColumns: "subgrid",
      rowGap: { base: "3.5rem", lg: "6rem" },
    },
    block: {
      gridColumn: "wrap",
      display: "grid",
      gridTemplateColumns: { md: "1fr 1fr", lg: "subgrid" },
      gap: { base: "1.25rem", md: "1.25rem 2rem", lg: "1.75rem {spacing.gap}" },
      alignContent: "start",
    },
    figure: {
      marginInline: { base: "calc(-1 * {spacing.gutter})", md: 0 },
      "& img": { width: "100%", aspectRatio: "3 / 2", objectFit: "cover" },
      md: { gridRow: "1 / 3", "& img": { height: "100%" } },
      lg: { gridColumn: "1 / -1", gridRow: "auto", "& img": { height: "auto" } },
    },
    text: {
      lg: { gridColumn: "1 / -1" },
      "& h2": { marginBottom: "0.6rem" },
    },
    benefits: {
      lg: { gridColumn: "1 / -1" },
      fontSize: "small",
      lineHeight: 1.5,
      "& li": { padding: "0.6rem 0", borderTop: "1px solid {colors.rule}" },
    },
    fact: {
      marginBottom: "1rem",
      fontSize: "note",
      color: "textSoft",
      "& b": {
        display: "block",
        fontFamily: "display",
        fontSize: "clamp(2rem, 1.5rem + 1.8vw, 3rem)",
        fontWeight: 700,
        lineHeight: 1.1,
        letterSpacing: "-0.03em",
        color: "heading",
      },
    },
    more: {
      position: "relative",
      display: "inline-block",
      marginTop: "0.75rem",
      padding: "0.5rem 0",
      fontWeight: 600,
      // Of what, for those who hear the link alone, and for search engines.
      "& span": visuallyHidden,
    },
    others: {
      display: { md: "flex" },
      flexWrap: "wrap",
      gap: "0.25rem 1.5rem",
      maxWidth: "none",
      marginTop: { base: "3rem", lg: "5rem" },
      paddingTop: "1.25rem",
      borderTop: "1px solid {colors.ruleStrong}",
      fontFamily: "display",
      fontSize: "h3",
      // On phones a line each.
      "& a": { display: { base: "block", md: "inline" }, width: "fit-content", fontWeight: 650 },
    },
  },
  // A variant's value takes the place of the base's, so these speak of wide screens alone.
  variants: {
    kind: {
      wide: {
        block: { lg: { gridColumn: "full" } },
        figure: {
          lg: {
            gridColumn: "full-start / c 9",
            gridRow: "1 / 3",
            "& img": { aspectRatio: "16 / 9" },
          },
        },
        text: { lg: { gridColumn: "c 9 / wrap-end", paddingLeft: "1rem", alignSelf: "end" } },
        benefits: { lg: { gridColumn: "c 9 / wrap-end", paddingLeft: "1rem" } },
      },
      wideRight: {
        block: { lg: { gridColumn: "full" } },
        figure: {
          lg: {
            gridColumn: "c 5 / full-end",
            gridRow: "1 / 3",
            "& img": { aspectRatio: "16 / 9" },
          },
        },
        text: { lg: { gridColumn: "c 1 / c 5", paddingRight: "1rem", alignSelf: "end" } },
        benefits: { lg: { gridColumn: "c 1 / c 5", paddingRight: "1rem" } },
      },
      left: { block: { lg: { ...beside, gridColumn: "c 1 / c 7", paddingRight: "1rem" } } },
      right: { block: { lg: { ...beside, gridColumn: "c 7 / wrap-end", paddingLeft: "1rem" } } },
    },
  },
});
