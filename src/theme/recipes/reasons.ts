import { defineSlotRecipe } from "@chakra-ui/react";

/** Numbered reasons: keyed to a photograph that bleeds to the left edge, or in two plain columns. */
export const reasonsRecipe = defineSlotRecipe({
  slots: ["figure", "caption", "list"],
  base: {
    figure: {
      gridColumn: { base: "full", lg: "full-start / c 9" },
      alignSelf: "start",
    },
    caption: {
      padding: {
        base: "0.65rem {spacing.gutter} 0",
        lg: "0.65rem 0 0 max({spacing.gutter}, calc((100vw - 1200px) / 2))",
      },
      fontSize: "note",
      color: "textSoft",
    },
    list: {
      display: "grid",
      gridTemplateColumns: { md: "1fr 1fr" },
      columnGap: "2.5rem",
      "& li": {
        display: "grid",
        gridTemplateColumns: "2.75rem 1fr",
        alignContent: "start",
        padding: "1.1rem 0 1.2rem",
        borderTop: "1px solid {colors.rule}",
      },
      "& b": {
        fontFamily: "display",
        fontSize: "1.75rem",
        fontWeight: 700,
        lineHeight: 1.05,
        color: "numeral",
      },
      "& h3": { fontSize: "1.25rem" },
      "& p": { marginTop: "0.3rem" },
    },
  },
  variants: {
    kind: {
      plate: {
        list: {
          marginTop: { base: "1.5rem", lg: 0 },
          gridColumn: { lg: "c 9 / wrap-end" },
          lg: {
            gridTemplateColumns: "1fr",
            paddingLeft: "0.75rem",
            "& li": { gridTemplateColumns: "2.5rem 1fr", padding: "0.8rem 0 0.85rem" },
            "& li:first-of-type": { borderTop: 0, paddingTop: 0 },
            "& h3": { fontSize: "1.125rem" },
            "& p": { fontSize: "small", lineHeight: 1.5 },
          },
        },
      },
      plain: {},
    },
  },
});
