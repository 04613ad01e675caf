import { defineRecipe } from "@chakra-ui/react/styled-system";

/** The top of a page without a photograph: its title on sand. */
export const titleRecipe = defineRecipe({
  base: {
    paddingBlock: "clamp(2rem, 5vw, 4rem)",
    "& h1": { gridColumn: { lg: "c 1 / c 8" } },
    "& h1 + p": {
      gridColumn: { lg: "c 8 / wrap-end" },
      alignSelf: "end",
      marginTop: { base: "1rem", lg: 0 },
    },
  },
});
