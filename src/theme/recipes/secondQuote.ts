import { defineSlotRecipe } from "@chakra-ui/react";

export const secondQuoteRecipe = defineSlotRecipe({
  slots: ["text", "points", "phone", "form"],
  base: {
    text: {
      color: "text",
      gridColumn: { lg: "c 1 / c 7" },
      "& h2": { fontSize: "h2Large" },
      "& h2 + p": { marginTop: "1rem" },
    },
    // A phone shows the form sooner.
    phone: { display: { base: "none", md: "inline-block" } },
    points: {
      display: { base: "none", md: "block" },
      marginTop: "1.5rem",
      "& li": { padding: "0.75rem 0", borderTop: "1px solid {colors.rule}" },
    },
    form: {
      gridColumn: { md: "c 1 / c 10", lg: "c 8 / wrap-end" },
      marginTop: { base: "2rem", lg: 0 },
    },
  },
});
