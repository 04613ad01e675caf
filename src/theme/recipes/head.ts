import { defineRecipe } from "@chakra-ui/react";

/** A band's heading with its sentence on the right, on one base line, or below it. */
export const headRecipe = defineRecipe({
  base: {
    marginBottom: { base: "1.5rem", lg: "3rem" },
    "& p": { marginTop: "0.75rem" },
    lg: {
      display: "grid",
      gridTemplateColumns: "subgrid",
      alignItems: "first baseline",
      "& h2": { gridColumn: "1 / 8", paddingRight: "2rem" },
      "& p": { gridColumn: "8 / 13", marginTop: 0 },
    },
  },
  variants: {
    // The sentence below the heading.
    stacked: { true: { lg: { display: "block", "& p": { marginTop: "0.75rem" } } } },
  },
});
