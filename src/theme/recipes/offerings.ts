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
      marginBottom: "1.25rem",
    },
    details: {
      marginTop: "1rem",
      "& div": {
        display: "grid",
        gridTemplateColumns: "var(--term, 7.5rem) 1fr",
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
          "--term": "4rem",
          paddingTop: "1.25rem",
          borderTop: "2px solid {colors.heading}",
          // On a tablet the drawing stands beside its words, on wide screens above them.
          display: { md: "grid", lg: "block" },
          gridTemplateColumns: "18rem 1fr",
          columnGap: "2rem",
          alignContent: "start",
          "& > img": { gridRow: { md: "1 / span 3" } },
          "& > :not(img)": { gridColumn: { md: 2 } },
        },
      },
      pictured: { grid: { gridTemplateColumns: { md: "1fr 1fr" } } },
    },
  },
});
