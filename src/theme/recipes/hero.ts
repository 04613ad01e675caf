import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { largeText } from "../breakpoints";

/** The top of the home page: claim on paper, photograph to the left edge, form over it. */
export const heroRecipe = defineSlotRecipe({
  slots: [
    "root",
    "claim",
    "title",
    "lead",
    "badges",
    "plate",
    "trim",
    "aside",
    "keyHeading",
    "key",
    "form",
  ],
  base: {
    root: {
      paddingTop: { base: "1.75rem", md: "2.5rem", lg: "2.75rem" },
      paddingBottom: { base: "2.5rem", md: "3.5rem", lg: 0 },
      gridTemplateRows: { lg: "auto auto 1fr auto" },
    },
    claim: {
      gridColumn: { lg: "c 1 / c 9" },
      gridRow: { lg: 1 },
      display: { lg: "grid" },
      gridTemplateColumns: { lg: "5fr 3fr" },
      columnGap: "gap",
      alignItems: "end",
    },
    title: {
      fontSize: "clamp(2.5rem, 2rem + 2.5vw, 3.75rem)",
      lineHeight: 1.04,
      letterSpacing: "-0.026em",
      "& span": { display: "block" },
    },
    lead: {
      marginTop: "1.1rem",
      maxWidth: "38ch",
      color: "text",
      lg: { marginTop: 0, paddingBottom: "0.35rem", fontSize: "1.0625rem" },
    },
    badges: {
      marginTop: { base: "1.75rem", lg: "3rem" },
      gridRow: { lg: 4 },
      // On tablets below the list, beside the form.
      md: { gridColumn: "c 1 / c 6", gridRow: 4, marginRight: "1.25rem" },
      lg: { gridColumn: "wrap", margin: "3rem 0 0" },
    },
    plate: {
      position: "relative",
      gridColumn: { base: "full", md: "full-start / c 12", lg: "full-start / c 10" },
      gridRow: { md: 2, lg: "2 / 4" },
      alignSelf: "start",
      marginTop: { base: "1.75rem", lg: "2.25rem" },
      marginRight: { lg: "-2.5rem" },
    },
    trim: { overflow: "hidden", aspectRatio: { base: "3 / 1.76", lg: "3 / 2", xl: "3 / 1.76" } },
    aside: {
      gridColumn: { md: "c 1 / c 6", lg: "c 10 / wrap-end" },
      gridRow: { md: 3 },
      alignSelf: { lg: "end" },
      padding: { base: "1.25rem 0 0", md: "1.25rem 1rem 0 0", lg: "1.5rem 0 0 3.5rem" },
    },
    keyHeading: { marginBottom: "0.6rem", fontSize: "1.125rem" },
    key: {
      display: "grid",
      gridTemplateColumns: { base: "1fr 1fr", md: "1fr" },
      [largeText]: { gridTemplateColumns: "1fr" },
      columnGap: "1.25rem",
      fontSize: "small",
      "& li": {
        display: "grid",
        gridTemplateColumns: "2.1rem 1fr",
        alignItems: "baseline",
        borderTop: "1px solid {colors.rule}",
      },
      "& b": { fontFamily: "display", fontSize: "1.0625rem", lineHeight: 1, color: "heading" },
      "& a": { display: "block", padding: "0.6rem 0" },
    },
    form: {
      position: "relative",
      zIndex: 2,
      gridColumn: { md: "c 6 / wrap-end", lg: "c 9 / wrap-end" },
      gridRow: { md: "3 / 5", lg: "1 / 3" },
      alignSelf: "start",
      marginTop: { base: "2rem", md: "-5rem", lg: 0 },
    },
  },
});
