import { defineSlotRecipe } from "@chakra-ui/react";

/** Beside a photograph: one narrow column. */
const narrow = {
  gridTemplateColumns: "1fr",
  gridRow: 2,
  "& li": { gridTemplateColumns: "2.5rem 1fr", padding: "0.8rem 0 0.85rem" },
  "& li:first-of-type": { borderTop: 0, paddingTop: 0 },
  "& h3": { fontSize: "1.125rem" },
  "& p": { fontSize: "small", lineHeight: 1.5 },
};

/** Numbered reasons: keyed to a photograph that bleeds to an edge or stands among them, or in two plain columns. */
export const reasonsRecipe = defineSlotRecipe({
  slots: ["figure", "trim", "caption", "list"],
  base: {
    figure: { gridColumn: "full", gridRow: { lg: 2 }, alignSelf: "start" },
    trim: {},
    caption: {
      padding: "0.65rem max({spacing.gutter}, calc((100vw - 1200px) / 2)) 0",
      fontSize: "note",
      color: "textSoft",
    },
    list: {
      "figure + &": { marginTop: { base: "1.5rem", lg: 0 } },
      display: "grid",
      gridTemplateColumns: { md: "1fr 1fr" },
      columnGap: "2.5rem",
      "& li": {
        display: "grid",
        gridTemplateColumns: "2.75rem 1fr",
        alignContent: "start",
        padding: "1.1rem 0 1.2rem",
        borderTop: "1px solid {colors.rule}",
      },
      "& b": {
        fontFamily: "display",
        fontSize: "1.75rem",
        fontWeight: 700,
        lineHeight: 1.05,
        color: "numeral",
      },
      "& h3": { fontSize: "1.25rem" },
      "& p": { marginTop: "0.3rem" },
    },
  },
  // A variant's value takes the place of the base's, so these speak of wide screens alone.
  variants: {
    kind: {
      left: {
        figure: { lg: { gridColumn: "full-start / c 9" } },
        caption: { lg: { paddingRight: 0 } },
        list: { lg: { ...narrow, gridColumn: "c 9 / wrap-end", paddingLeft: "0.75rem" } },
      },
      right: {
        figure: { lg: { gridColumn: "c 5 / full-end" } },
        caption: { lg: { paddingLeft: 0 } },
        list: { lg: { ...narrow, gridColumn: "c 1 / c 5", paddingRight: "0.75rem" } },
      },
      // From edge to edge, cut to where the numbers are; the list below in three columns.
      wide: {
        trim: {
          lg: {
            overflow: "hidden",
            aspectRatio: "2",
            "& > div": { transform: "translateY(var(--cut))" },
          },
        },
        list: {
          lg: {
            gridTemplateColumns: "repeat(3, 1fr)",
            gridRow: 3,
            "figure + &": { marginTop: "2rem" },
          },
        },
      },
      // Like a specimen: three reasons on either side of it.
      middle: {
        figure: { lg: { gridColumn: "c 4 / c 10", paddingInline: "0.5rem" } },
        trim: {
          lg: {
            overflow: "hidden",
            aspectRatio: "1.2",
            "& > div": { width: "125%", transform: "translateX(var(--cut))" },
          },
        },
        caption: { lg: { paddingInline: 0 } },
        list: {
          lg: {
            ...narrow,
            gridTemplateColumns: "3fr 6fr 3fr",
            columnGap: "gap",
            "& li": { gridColumn: 3, gridTemplateColumns: "1fr", padding: "0.8rem 0 1.4rem" },
            "& li:nth-of-type(-n + 3)": { gridColumn: 1 },
            "& li:first-of-type": {},
            "& b": { marginBottom: "0.5rem" },
            gridAutoFlow: "dense",
          },
        },
      },
      plain: {},
    },
  },
});
