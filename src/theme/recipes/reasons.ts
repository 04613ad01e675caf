import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** Numbered reasons: in two columns, on phones one below the other, their texts folded away. */
export const reasonsRecipe = defineSlotRecipe({
  slots: ["keyed", "list", "item", "title", "text"],
  base: {
    keyed: {
      "& h2 + p": { marginTop: "0.6rem" },
      "& ol": { marginTop: { base: "1.25rem", md: "1.75rem" } },
    },
    list: {
      display: "grid",
      gridTemplateColumns: { md: "1fr 1fr" },
      columnGap: "2.5rem",
      "& li": { borderTop: "1px solid {colors.rule}" },
      md: { "& li:nth-of-type(odd):last-of-type": { gridColumn: "1 / -1" } },
      "& li:last-of-type": { borderBottom: { base: "1px solid {colors.rule}", md: 0 } },
    },
    item: {
      // Below the picture whose number leads here, which stays in view.
      scrollMarginTop: { lg: "min(24rem, 40vh)" },
      paddingBottom: { md: "1.2rem" },
      "&:target": {
        borderRadius: "soft",
        background: "paper",
        boxShadow: "0 0 0 0.6rem {colors.paper}",
      },
    },
    title: {
      display: "grid",
      gridTemplateColumns: { base: "2.25rem 1fr", md: "2.75rem 1fr" },
      alignItems: "baseline",
      padding: { base: "0.85rem 2.25rem 0.85rem 0", md: "1.1rem 0 0" },
      "& b": {
        fontFamily: "display",
        fontSize: { base: "1.375rem", md: "1.75rem" },
        fontWeight: 700,
        lineHeight: 1,
        color: "numeral",
      },
      "& h3": { fontSize: { base: "1.125rem", md: "1.25rem" } },
    },
    text: {
      paddingLeft: { base: "2.25rem", md: "2.75rem" },
      marginTop: { md: "0.3rem" },
      paddingBottom: { base: "1rem", md: 0 },
    },
  },
});
