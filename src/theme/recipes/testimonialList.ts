import { defineSlotRecipe } from "@chakra-ui/react";

/** The testimonials page: who wrote on the left, the words beside it; the first one large. */
export const testimonialListRecipe = defineSlotRecipe({
  slots: ["letter", "words", "by", "plate"],
  base: {
    letter: {
      display: "grid",
      gridTemplateColumns: { lg: "3fr 9fr" },
      gap: { base: "1.1rem", lg: "gap" },
      padding: { base: "2.25rem 0", lg: "3rem 0" },
      borderTop: "1px solid {colors.rule}",
      "&:first-of-type": { borderTop: 0, paddingTop: 0 },
    },
    words: {
      order: { base: 0, lg: 1 },
      maxWidth: "50rem",
      fontFamily: "display",
      fontSize: "clamp(1.375rem, 1.1rem + 1.5vw, 2rem)",
      fontWeight: 500,
      lineHeight: 1.34,
      letterSpacing: "-0.01em",
      color: "heading",
      textWrap: "pretty",
      "figure:nth-of-type(3n + 1) > &": {
        fontSize: "quote",
        lineHeight: 1.24,
        letterSpacing: "-0.018em",
      },
    },
    by: {
      paddingTop: { lg: "0.5rem" },
      fontSize: "small",
      lineHeight: 1.5,
      color: "textSoft",
      "& b": { display: "block", fontSize: "body", fontWeight: 650, color: "text" },
    },
    plate: {
      gridColumn: "full",
      "& img": {
        width: "100%",
        objectFit: "cover",
        aspectRatio: { base: "3 / 2", md: "21 / 9" },
      },
    },
  },
});
