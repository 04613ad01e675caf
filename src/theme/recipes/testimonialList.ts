import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** The testimonials page: each beside a picture of its job, no two neighbors alike. */
export const testimonialListRecipe = defineSlotRecipe({
  slots: ["band", "entry", "picture", "text", "words", "by", "job"],
  base: {
    band: { rowGap: { base: "3rem", lg: "6.5rem" } },
    entry: {
      gridColumn: "full",
      display: "grid",
      gridTemplateColumns: "subgrid",
      alignItems: "center",
      rowGap: "1.5rem",
    },
    picture: {
      gridColumn: "full",
      "& img": { width: "100%", aspectRatio: "3 / 2", objectFit: "cover" },
    },
    text: { gridColumn: "wrap" },
    words: {
      fontFamily: "display",
      fontSize: "clamp(1.3125rem, 1.1rem + 1vw, 1.75rem)",
      fontWeight: 500,
      lineHeight: 1.36,
      letterSpacing: "-0.01em",
      color: "heading",
    },
    by: {
      marginTop: "1.25rem",
      fontSize: "small",
      lineHeight: 1.5,
      color: "textSoft",
      "& > b, & > span": { display: "block" },
      "& > b": { fontSize: "body", fontWeight: 650, color: "heading" },
    },
    job: { marginTop: "0.5rem", "& a": { display: "inline-block", paddingBlock: "0.15rem" } },
  },
  // Below lg all stands in one column, so these speak of wide screens alone.
  variants: {
    kind: {
      lead: {
        picture: { lg: { gridColumn: "full-start / c 8" } },
        text: { lg: { gridColumn: "c 8 / wrap-end", paddingLeft: "1.5rem" } },
      },
      // Upright, and as wide as a third.
      portrait: {
        picture: {
          gridColumn: { base: "wrap", lg: "c 9 / wrap-end" },
          "& img": { aspectRatio: { base: "1", md: "3 / 2", lg: "4 / 5" } },
          lg: { gridRow: 1 },
        },
        text: { lg: { gridColumn: "c 2 / c 9", gridRow: 1, paddingRight: "2rem" } },
        words: { lg: { fontSize: "quote", lineHeight: 1.24, letterSpacing: "-0.018em" } },
      },
      deep: {
        // From edge to edge of its band.
        picture: {
          lgDown: { marginTop: "calc(-1 * {spacing.band})" },
          lg: {
            gridColumn: "c 8 / full-end",
            gridRow: 1,
            alignSelf: "stretch",
            position: "relative",
            minHeight: "36rem",
            marginBlock: "calc(-1 * {spacing.band})",
            "& img": { position: "absolute", inset: 0, height: "100%", aspectRatio: "auto" },
          },
        },
        text: { lg: { gridColumn: "c 1 / c 8", gridRow: 1, paddingRight: "2.5rem" } },
        words: { fontSize: "quote", lineHeight: 1.24, letterSpacing: "-0.018em" },
      },
      left: {
        picture: { lg: { gridColumn: "c 1 / c 6" } },
        text: { lg: { gridColumn: "c 6 / c 12", paddingLeft: "1.5rem" } },
      },
      right: {
        picture: { lg: { gridColumn: "c 7 / full-end", gridRow: 1 } },
        text: { lg: { gridColumn: "c 1 / c 7", gridRow: 1, paddingRight: "2rem" } },
      },
      words: { text: { lg: { gridColumn: "c 2 / c 11" } } },
    },
  },
});
