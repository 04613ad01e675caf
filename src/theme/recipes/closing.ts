import { defineSlotRecipe } from "@chakra-ui/react";

/** The phone number as the picture's equal. */
export const closingRecipe = defineSlotRecipe({
  slots: ["text", "phone", "button", "hours", "figure"],
  base: {
    text: {
      gridColumn: { lg: "c 1 / c 8" },
      paddingBlock: "band",
      "& h2": { fontSize: "h2Large" },
      "& h2 + p": { marginTop: "1rem", maxWidth: "46ch" },
    },
    phone: {
      display: "inline-block",
      marginTop: "1.75rem",
      fontFamily: "display",
      fontSize: "clamp(2.25rem, 1.2rem + 4.4vw, 4.25rem)",
      fontWeight: 700,
      lineHeight: 1,
      letterSpacing: "-0.03em",
      color: "accent",
      textDecoration: "none",
      fontVariantNumeric: "lining-nums",
      _hover: { textDecoration: "underline" },
    },
    button: { marginTop: "1.75rem" },
    hours: { marginTop: "1.25rem" },
    figure: {
      position: { lg: "relative" },
      gridColumn: { base: "full", lg: "c 8 / full-end" },
      "& img": {
        width: "100%",
        objectFit: "cover",
        aspectRatio: { base: "3 / 2", lg: "auto" },
        lg: { position: "absolute", inset: 0, height: "100%" },
      },
    },
  },
});
