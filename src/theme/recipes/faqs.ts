import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

export const faqsRecipe = defineSlotRecipe({
  slots: ["columns", "item", "question", "answer"],
  base: {
    columns: {
      display: "grid",
      gridTemplateColumns: { lg: "1fr 1fr" },
      columnGap: "3rem",
      alignItems: "start",
      // One list where the columns are one below the other.
      "& > div + div > details:first-of-type": {
        borderTop: { base: 0, lg: "1px solid {colors.rule}" },
      },
    },
    item: {
      borderTop: "1px solid {colors.rule}",
      _last: { borderBottom: "1px solid {colors.rule}" },
    },
    question: {
      padding: { base: "0.8rem 2.5rem 0.8rem 0", md: "1.05rem 2.5rem 1.05rem 0" },
      fontFamily: "display",
      fontSize: "1.1875rem",
      fontWeight: 650,
      lineHeight: 1.35,
      color: "heading",
      _hover: { color: "link" },
    },
    answer: { padding: "0 2.5rem 1.35rem 0", maxWidth: "text" },
  },
});
