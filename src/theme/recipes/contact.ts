import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { largeText } from "../breakpoints";

/** The number large, the details on hairlines, the full form beside them. */
export const contactRecipe = defineSlotRecipe({
  slots: ["root", "text", "phone", "details", "hours", "form", "steps", "privacy"],
  base: {
    root: { paddingBlock: "clamp(2rem, 5vw, 4rem) {spacing.band}" },
    text: {
      gridColumn: { lg: "c 1 / c 7" },
      paddingRight: { lg: "2.5rem" },
      "& h1 + p": { marginTop: "1rem" },
    },
    phone: {
      display: "inline-block",
      marginTop: "1.25rem",
      fontFamily: "display",
      fontSize: "clamp(2.375rem, 1.6rem + 3vw, 3.5rem)",
      fontWeight: 700,
      lineHeight: 1.1,
      letterSpacing: "-0.03em",
      textDecoration: "none",
      _hover: { textDecoration: "underline" },
    },
    details: {
      marginTop: "1.5rem",
      "& > div": {
        display: "grid",
        gridTemplateColumns: { base: "4.5rem 1fr", md: "6rem 1fr" },
        gap: "1rem",
        padding: "0.9rem 0",
        borderTop: "1px solid {colors.rule}",
        [largeText]: { display: "block" },
      },
      "& > div:last-of-type": { borderBottom: "1px solid {colors.rule}" },
      "& dd": { minWidth: 0, overflowWrap: "anywhere" },
      "& dt": { fontSize: "small", lineHeight: "1.8rem", color: "textSoft" },
    },
    hours: {
      display: "flex",
      justifyContent: "space-between",
      gap: "1rem",
      maxWidth: "22rem",
      [largeText]: { display: "block" },
    },
    form: { gridColumn: { lg: "c 7 / wrap-end" }, marginTop: { base: "2.5rem", lg: 0 } },
    steps: {
      display: "grid",
      gridAutoColumns: { md: "1fr" },
      gridAutoFlow: { md: "column" },
      gap: "1.5rem {spacing.gap}",
      "& li": { paddingTop: "1rem", borderTop: "1px solid {colors.ruleStrong}" },
      "& p": { marginTop: "0.3rem" },
    },
    privacy: { "& p + p": { marginTop: "1rem" } },
  },
});
