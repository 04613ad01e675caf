import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { largeText } from "../breakpoints";

/** One tape for all services: a row each, the solid part the least, the striped part up to the most. */
export const durationsRecipe = defineSlotRecipe({
  slots: ["heading", "chart", "ruler", "row", "name", "figure", "track", "note"],
  base: {
    heading: { marginBottom: { base: "1.75rem", lg: "2.5rem" }, fontSize: "h2Large" },
    chart: { "--names": { base: "0px", lg: "17rem" } },
    ruler: {
      display: "grid",
      gridTemplateColumns: "repeat(var(--weeks), minmax(0, 1fr))",
      marginLeft: "var(--names)",
      borderBlock: "1px solid {colors.ruleStrong}",
      borderLeft: "1px solid {colors.ruleStrong}",
      // Five working days a week.
      backgroundImage:
        "linear-gradient(90deg, transparent calc(100% - 1px), {colors.ruleStrong} calc(100% - 1px))",
      backgroundSize: "calc(100% / var(--weeks) / 5) 0.5rem",
      backgroundRepeat: "repeat-x",
      "& b": {
        padding: { base: "0.6rem 0.3rem 0.25rem", md: "0.75rem 0.6rem 0.35rem" },
        borderRight: "1px solid {colors.ruleStrong}",
        justifySelf: "end",
        whiteSpace: "nowrap",
        fontFamily: "display",
        fontSize: { base: "1.0625rem", md: "1.75rem" },
        fontWeight: 700,
        lineHeight: 1,
        color: "accent",
      },
      // So large, only the last one has room.
      [largeText]: { "& b:not(:last-of-type)": { visibility: "hidden" } },
    },
    row: {
      borderBottom: "1px solid {colors.rule}",
      "& a": {
        display: "grid",
        gridTemplateColumns: { base: "1fr auto", lg: "var(--names) 1fr" },
        alignItems: "baseline",
        textDecoration: "none",
      },
      "& a:hover span:first-of-type": { textDecoration: "underline" },
    },
    name: {
      fontFamily: "display",
      fontSize: { base: "1.1875rem", lg: "1.5rem" },
      fontWeight: 650,
      lineHeight: 1.2,
      color: "heading",
      textUnderlineOffset: "0.2em",
      padding: { base: "0.8rem 1rem 0.4rem 0", lg: "1.1rem 1rem 0 0" },
    },
    figure: { fontWeight: 400, whiteSpace: "nowrap", paddingBottom: { lg: "1.1rem" } },
    track: {
      // On paper, too, where browsers leave out backgrounds.
      printColorAdjust: "exact",
      position: "relative",
      gridColumn: { base: "1 / 3", lg: 2 },
      gridRow: { lg: "1 / 3" },
      alignSelf: "stretch",
      minHeight: { base: "2.25rem", lg: "5.5rem" },
      // A line for each week.
      backgroundImage:
        "linear-gradient(90deg, transparent calc(100% - 1px), {colors.rule} calc(100% - 1px))",
      backgroundRepeat: "repeat-x",
      backgroundSize: "calc(100% / var(--weeks)) 100%",
      borderLeft: { lg: "1px solid {colors.rule}" },
      "& > *": { position: "absolute", insetBlock: { base: "0 0.875rem", lg: "1.25rem" } },
      "& > span": { left: 0, background: "accent" },
      "& > i": {
        border: "1.5px solid {colors.accent}",
        borderLeft: 0,
        backgroundImage:
          "repeating-linear-gradient(135deg, {colors.accent} 0 3px, transparent 3px 8px)",
        backgroundColor: "bandDeep",
      },
    },
    note: { marginTop: "1.5rem" },
  },
});
