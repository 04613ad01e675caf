import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** Figures on a ruler, then one project wide and two narrow, turn about. */
export const projectsRecipe = defineSlotRecipe({
  slots: ["stats", "grid", "item", "figure", "line"],
  base: {
    stats: {
      display: "grid",
      gridTemplateColumns: { base: "1fr 1fr", md: "none" },
      gridAutoColumns: { md: "1fr" },
      gridAutoFlow: { md: "column" },
      gap: "1.5rem {spacing.gap}",
      marginTop: "2.5rem",
      paddingTop: "1.5rem",
      borderTop: "1px solid {colors.ruleStrong}",
      "& dd": {
        fontFamily: "display",
        fontSize: "clamp(1.5rem, 1.25rem + 1vw, 2.125rem)",
        fontWeight: 700,
        lineHeight: 1,
        letterSpacing: "-0.03em",
        color: "heading",
      },
      "& dt": { marginTop: "0.35rem", fontSize: "small", color: "textSoft" },
      "& div": { display: "flex", flexDirection: "column-reverse", justifyContent: "flex-end" },
    },
    grid: {
      display: "grid",
      gridTemplateColumns: { md: "1fr 1fr" },
      gap: { base: "2.5rem", md: "3.5rem {spacing.gap}" },
    },
    item: {
      scrollMarginTop: "1rem",
      "& h2": { fontSize: "h3", marginBottom: "0.3rem" },
      "& p + p": { marginTop: "0.6rem", fontSize: "small" },
      md: {
        "&:nth-of-type(3n + 1), &:nth-of-type(3n + 2):last-of-type": {
          gridColumn: "1 / -1",
          display: "grid",
          gridTemplateColumns: "2fr 1fr",
          columnGap: "2rem",
          alignItems: "center",
          "& h2": { fontSize: "h2" },
        },
        "&:nth-of-type(6n + 4), &:nth-of-type(6n + 2):last-of-type": {
          gridTemplateColumns: "1fr 2fr",
          "& > figure": { gridColumn: 2, gridRow: 1 },
        },
      },
    },
    figure: {
      marginBottom: "0.8rem",
      "& img": { width: "100%", aspectRatio: "3 / 2", objectFit: "cover" },
    },
    line: {
      display: "flex",
      flexWrap: "wrap",
      justifyContent: "space-between",
      gap: "0 1rem",
      marginBottom: "0.4rem",
      fontSize: "small",
      color: "textSoft",
    },
  },
});
