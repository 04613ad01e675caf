import { defineRecipe } from "@chakra-ui/react";

/** A band's heading on the left and its sentence on the right: their first lines share a base line. */
export const headRecipe = defineRecipe({
  base: {
    marginBottom: { base: "1.5rem", lg: "3rem" },
    "& p": { marginTop: "0.75rem" },
    lg: {
      display: "grid",
      gridTemplateColumns: "subgrid",
      alignItems: "first baseline",
      "& h2": { gridColumn: "1 / 8" },
      "& p": { gridColumn: "8 / 13", marginTop: 0 },
    },
  },
});
