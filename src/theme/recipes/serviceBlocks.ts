import { defineSlotRecipe } from "@chakra-ui/react";

/**
 * The services page. The first and the last block are wide plates, those between stand side by
 * side in a 5/7 and 7/5 rhythm.
 */
export const serviceBlocksRecipe = defineSlotRecipe({
  slots: ["list", "block", "figure", "text", "benefits", "fact", "more"],
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
      gridTemplateColumns: { lg: "subgrid" },
      gap: { base: "1.25rem", lg: "1.75rem {spacing.gap}" },
      alignContent: "start",
    },
    figure: {
      marginInline: { base: "calc(-1 * {spacing.gutter})", md: 0 },
      gridColumn: { lg: "1 / -1" },
      "& img": { width: "100%", aspectRatio: "3 / 2", objectFit: "cover" },
    },
    text: {
      gridColumn: { lg: "1 / -1" },
      "& h2": { marginBottom: "0.6rem" },
    },
    benefits: {
      gridColumn: { lg: "1 / -1" },
      fontSize: "small",
      lineHeight: 1.5,
      "& li": { padding: "0.6rem 0", borderTop: "1px solid {colors.rule}" },
    },
    fact: {
      display: "flex",
      alignItems: "baseline",
      gap: "0.75rem",
      marginTop: "1rem",
      fontFamily: "display",
      fontSize: "clamp(2rem, 1.5rem + 1.8vw, 3rem)",
      fontWeight: 700,
      lineHeight: 1.1,
      letterSpacing: "-0.03em",
      color: "heading",
    },
    more: { display: "inline-block", marginTop: "0.75rem", padding: "0.5rem 0", fontWeight: 600 },
  },
  variants: {
    kind: {
      wide: {
        block: { gridColumn: { lg: "full" } },
        figure: {
          gridColumn: { lg: "full-start / c 9" },
          gridRow: { lg: "1 / 3" },
          "& img": { lg: { aspectRatio: "16 / 9" } },
        },
        text: {
          gridColumn: { lg: "c 9 / wrap-end" },
          paddingLeft: { lg: "1rem" },
          alignSelf: "end",
        },
        benefits: { gridColumn: { lg: "c 9 / wrap-end" }, paddingLeft: { lg: "1rem" } },
      },
      wideRight: {
        block: { gridColumn: { lg: "full" } },
        figure: {
          gridColumn: { lg: "c 5 / full-end" },
          gridRow: { lg: "1 / 3" },
          "& img": { lg: { aspectRatio: "16 / 9" } },
        },
        text: { gridColumn: { lg: "c 1 / c 5" }, paddingRight: { lg: "1rem" }, alignSelf: "end" },
        benefits: { gridColumn: { lg: "c 1 / c 5" }, paddingRight: { lg: "1rem" } },
      },
      left: { block: { gridColumn: { lg: "c 1 / c 7" }, paddingRight: { lg: "1rem" } } },
      right: { block: { gridColumn: { lg: "c 7 / wrap-end" }, paddingLeft: { lg: "1rem" } } },
    },
  },
});
