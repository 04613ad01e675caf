import { defineSlotRecipe } from "@chakra-ui/react";

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
      "&[open] > summary::after": { transform: "translateY(2px) rotate(-135deg)" },
    },
    question: {
      display: "grid",
      gridTemplateColumns: "1fr 1.5rem",
      gap: "1rem",
      alignItems: "baseline",
      padding: { base: "0.8rem 0", md: "1.05rem 0" },
      listStyle: "none",
      cursor: "pointer",
      fontFamily: "display",
      fontSize: "1.1875rem",
      fontWeight: 650,
      lineHeight: 1.35,
      color: "heading",
      "&::-webkit-details-marker": { display: "none" },
      _hover: { color: "link" },
      _after: {
        content: '""',
        width: "0.7rem",
        height: "0.7rem",
        justifySelf: "center",
        border: "solid {colors.link}",
        borderWidth: "0 2px 2px 0",
        transform: "translateY(-3px) rotate(45deg)",
        transition: "transform {durations.quick} ease-out",
      },
    },
    answer: { padding: "0 2.5rem 1.35rem 0", maxWidth: "text" },
  },
});
