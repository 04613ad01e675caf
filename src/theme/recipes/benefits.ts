import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** Plain ruled columns; heading and list beside a photograph and under a large figure where there is one. */
export const benefitsRecipe = defineSlotRecipe({
  slots: ["list", "title", "figure", "number", "picture"],
  base: {
    list: {
      display: "grid",
      alignContent: "start",
      columnGap: "2.5rem",
      "& li": { padding: { md: "1.05rem 0 1.2rem" }, borderTop: "1px solid {colors.rule}" },
      "& li:last-of-type": { borderBottom: { base: "1px solid {colors.rule}", md: 0 } },
      "& li p": { marginTop: { md: "0.25rem" }, paddingBottom: { base: "1rem", md: 0 } },
    },
    title: { padding: { base: "0.85rem 2.25rem 0.85rem 0", md: 0 } },
    figure: { marginBottom: "2rem", "& p + p": { marginTop: "0.35rem" } },
    number: {
      fontFamily: "display",
      fontSize: "clamp(3.5rem, 2.5rem + 4vw, 5.5rem)",
      fontWeight: 700,
      lineHeight: 1,
      letterSpacing: "-0.035em",
      color: "heading",
    },
    picture: {
      gridColumn: "full",
      gridRow: { lg: 1 },
      marginTop: { base: "2rem", lg: 0 },
      "& img": {
        width: "100%",
        height: { lg: "100%" },
        aspectRatio: { base: "3 / 2", lg: "1" },
        objectFit: "cover",
      },
    },
  },
  variants: {
    kind: {
      columns: {
        list: {
          gridTemplateColumns: { md: "1fr 1fr" },
          md: { "& li:nth-of-type(odd):last-of-type": { gridColumn: "1 / -1" } },
        },
      },
      right: {
        list: { lg: { gridColumn: "c 1 / c 7" } },
        picture: { lg: { gridColumn: "c 8 / full-end" } },
      },
      left: {
        list: { lg: { gridColumn: "c 7 / wrap-end" } },
        picture: { lg: { gridColumn: "full-start / c 6" } },
      },
    },
  },
});
