import { defineSlotRecipe } from "@chakra-ui/react";

/** Cards headed by a photograph or a measured drawing. */
export const offeringsRecipe = defineSlotRecipe({
  slots: ["grid", "card", "picture", "drawing", "details"],
  base: {
    grid: { display: "grid", gap: { base: "3rem", md: "3rem {spacing.gap}" } },
    card: {
      "& h3": { fontSize: "1.625rem" },
      "& h3 + p": { marginTop: "0.5rem" },
    },
    picture: {
      marginBottom: "1.1rem",
      "& img": { width: "100%", aspectRatio: "3 / 2", objectFit: "cover" },
    },
    drawing: {
      width: "100%",
      maxWidth: { base: "24rem", lg: "none" },
      height: "auto",
      marginBottom: "1.25rem",
      overflow: "visible",
      fill: "none",
      stroke: "link",
      strokeWidth: 1.6,
      strokeLinejoin: "round",
      strokeLinecap: "round",
      "& .thin": { strokeWidth: 0.8 },
      "& .wall": { fill: "{colors.paper}" },
      "& .glass": { fill: "{colors.glass}" },
      "& .measure": { stroke: "{colors.ruleStrong}", strokeWidth: 0.9 },
      "& text": { fontSize: "12px", fill: "{colors.textSoft}", stroke: "none" },
    },
    details: {
      marginTop: "1rem",
      "& div": {
        display: "grid",
        gridTemplateColumns: "6.25rem 1fr",
        gap: "0.75rem",
        padding: "0.6rem 0",
        borderTop: "1px solid {colors.rule}",
        fontSize: "small",
        lineHeight: 1.45,
      },
      "& dt": { fontWeight: 650 },
    },
  },
  variants: {
    kind: {
      drawn: {
        grid: { gridTemplateColumns: { lg: "repeat(3, 1fr)" }, columnGap: { lg: "2.5rem" } },
        card: {
          paddingTop: "1.25rem",
          borderTop: "2px solid {colors.heading}",
          // On a tablet the drawing stands beside its words, on wide screens above them.
          display: { md: "grid", lg: "block" },
          gridTemplateColumns: "18rem 1fr",
          columnGap: "2rem",
          alignContent: "start",
          "& > svg": { gridRow: { md: "1 / span 3" } },
          "& > :not(svg)": { gridColumn: { md: 2 } },
        },
      },
      pictured: { grid: { gridTemplateColumns: { md: "1fr 1fr" } } },
    },
  },
});
