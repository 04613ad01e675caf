import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** Words that lead, and words of a person. */
const said = {
  fontFamily: "display",
  fontSize: "clamp(1.25rem, 1.1rem + 0.8vw, 1.625rem)",
  fontWeight: 500,
  lineHeight: 1.42,
  color: "heading",
};

/** The year stands on the photograph; the story runs in columns; the values are said large. */
export const aboutRecipe = defineSlotRecipe({
  slots: ["open", "year", "text", "figure", "story", "person", "portrait", "values"],
  base: {
    open: {
      "--year": "clamp(7rem, 27vw, 23rem)",
      paddingTop: "clamp(2rem, 5vw, 4rem)",
      paddingBottom: 0,
    },
    year: {
      gridColumn: { lg: "c 1 / c 9" },
      gridRow: { lg: 1 },
      marginLeft: "-0.04em",
      fontFamily: "display",
      fontSize: "var(--year)",
      fontWeight: 700,
      lineHeight: 0.78,
      letterSpacing: "-0.055em",
      color: "heading",
    },
    text: {
      gridColumn: { lg: "c 9 / wrap-end" },
      gridRow: { lg: 1 },
      alignSelf: "end",
      padding: { base: "1.5rem 0 0", lg: "0 0 2.75rem" },
      "& h1": { fontSize: { lg: "clamp(2rem, 3.4vw, 2.75rem)" } },
      "& p": { marginTop: "1rem" },
    },
    figure: {
      gridColumn: "full",
      position: "relative",
      marginTop: { base: "2rem", lg: "calc(var(--year) * -0.06)" },
      "& img": { width: "100%", aspectRatio: { base: "3 / 2", lg: "2.2" }, objectFit: "cover" },
    },
    story: {
      columnCount: { lg: 2 },
      columnGap: "2.5rem",
      "& p": { marginBottom: "1.1rem", breakInside: "avoid" },
      "& p:first-of-type": said,
    },
    person: {
      display: "flex",
      flexDirection: { base: "column", md: "row" },
      alignItems: { md: "center" },
      gap: { base: "1.25rem", md: "2rem" },
      marginTop: { base: "1.5rem", lg: "2.5rem" },
      paddingTop: { base: "1.5rem", lg: "2.5rem" },
      borderTop: "1px solid {colors.rule}",
      "& blockquote": said,
      "& figcaption": { marginTop: "0.75rem" },
      "& b": { color: "heading" },
    },
    portrait: {
      flexShrink: 0,
      width: { base: "10rem", md: "14rem" },
      aspectRatio: "4 / 5",
      objectFit: "cover",
      borderRadius: "soft",
    },
    values: {
      "& div": {
        display: "grid",
        gridTemplateColumns: { lg: "5fr 7fr" },
        gap: { base: "0.35rem", lg: "gap" },
        alignItems: "baseline",
        padding: { base: "1.5rem 0", lg: "1.85rem 0" },
        borderTop: "1px solid {colors.rule}",
      },
      "& h3": {
        fontSize: "clamp(2rem, 1.3rem + 3.2vw, 3.5rem)",
        fontWeight: 700,
        lineHeight: 1,
        letterSpacing: "-0.025em",
      },
      "& p": { fontSize: { lg: "1.1875rem" } },
    },
  },
});
