import { defineRecipe } from "@chakra-ui/react/styled-system";

/** A number on a photograph. */
export const calloutRecipe = defineRecipe({
  base: {
    position: "absolute",
    display: "grid",
    placeItems: "center",
    width: { base: "1.625rem", md: "2.125rem" },
    height: { base: "1.625rem", md: "2.125rem" },
    transform: "translate(-50%, -50%)",
    borderRadius: "50%",
    border: "1.5px solid {colors.bandDeep}",
    background: "paper",
    color: "bandDeep",
    fontFamily: "display",
    fontSize: { base: "0.875rem", md: "1.0625rem" },
    fontWeight: 700,
    lineHeight: 1,
    textDecoration: "none",
    "a&": {
      boxShadow: "0 0 0 3px rgba(255, 255, 255, 0.45)",
      _hover: { background: "bandDeep", color: "paper", textDecoration: "none" },
      _focusVisible: { borderRadius: "50%" },
    },
  },
});
