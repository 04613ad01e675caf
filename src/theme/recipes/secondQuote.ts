import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { largePhone } from "./largePhone";

export const secondQuoteRecipe = defineSlotRecipe({
  slots: ["text", "points", "phone", "form"],
  base: {
    text: {
      color: "text",
      gridColumn: { md: "c 1 / c 6", lg: "c 1 / c 7" },
      "& h2": { fontSize: { base: "h2", lg: "h2Large" } },
      "& h2 + p": { marginTop: "1rem" },
    },
    // A phone shows the form sooner.
    points: {
      display: "none",
      md: {
        display: "block",
        marginTop: "1.5rem",
        "& li": { padding: "0.75rem 0", borderTop: "1px solid {colors.rule}" },
      },
    },
    phone: {
      display: "none",
      md: { ...largePhone, fontSize: "clamp(2rem, 0.2rem + 4.4vw, 4.25rem)" },
    },
    form: {
      gridColumn: { md: "c 6 / wrap-end", lg: "c 8 / wrap-end" },
      marginTop: { base: "2rem", md: 0 },
      marginLeft: { md: "1rem", lg: 0 },
    },
  },
});
