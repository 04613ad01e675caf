import { defineRecipe } from "@chakra-ui/react/styled-system";

/** A band's heading with its sentence below it. */
export const headRecipe = defineRecipe({
  base: {
    marginBottom: { base: "1.5rem", lg: "2.5rem" },
    "& p": { marginTop: "0.75rem" },
  },
});
