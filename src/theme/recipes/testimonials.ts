import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** Words first: one alone and large, one large with others beside it, or pairs. */
export const testimonialsRecipe = defineSlotRecipe({
  slots: ["heading", "grid", "item", "words", "by", "all"],
  base: {
    heading: { marginBottom: { base: "1.5rem", lg: "2.5rem" } },
    grid: { display: "grid", gap: "2.25rem" },
    item: {
      display: "grid",
      alignContent: "start",
      "& + &": { borderTop: "1px solid {colors.rule}", paddingTop: "2.25rem" },
    },
    words: {
      fontFamily: "display",
      fontWeight: 500,
      fontSize: "clamp(1.1875rem, 1.05rem + 0.6vw, 1.4375rem)",
      lineHeight: 1.42,
      color: "heading",
    },
    by: {
      marginTop: "1.1rem",
      fontSize: "small",
      lineHeight: 1.5,
      "& b": { fontWeight: 650, color: "heading" },
    },
    all: { marginTop: { base: "2rem", lg: "2.5rem" } },
  },
  variants: {
    kind: {
      one: {
        words: { fontSize: "quote", lineHeight: 1.24, letterSpacing: "-0.015em", maxWidth: "22em" },
      },
      even: {
        grid: { lg: { gridTemplateColumns: "1fr 1fr", columnGap: 0 } },
        item: {
          lg: {
            paddingRight: "1.75rem",
            "& + &": { borderTop: 0, paddingTop: 0 },
            _even: { paddingLeft: "1.75rem", borderLeft: "1px solid {colors.rule}" },
            "&:nth-of-type(odd):last-of-type": { gridColumn: "1 / -1" },
          },
        },
      },
      lead: {
        grid: { lg: { gridTemplateColumns: "7fr 5fr", columnGap: "2rem", rowGap: "2.25rem" } },
        item: {
          "&:first-of-type > blockquote": {
            fontSize: "quote",
            lineHeight: 1.24,
            letterSpacing: "-0.015em",
          },
          lg: {
            "&:first-of-type": { gridRow: "1 / 3", paddingRight: "2rem" },
            "&:nth-of-type(2)": { borderTop: 0, paddingTop: 0 },
            // Two names stand on one line.
            "&:nth-of-type(2):last-of-type": { gridRow: "1 / 3", alignContent: "end" },
          },
        },
      },
    },
  },
});
