import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

export const wordmarkRecipe = defineSlotRecipe({
  slots: ["root", "mark", "name", "descriptor"],
  base: {
    root: {
      display: "flex",
      alignItems: "center",
      gap: "0.7rem",
      // On phones a long name breaks; on wide screens it keeps its width, and the links break.
      flexShrink: { xl: 0 },
      marginRight: "auto",
      color: "heading",
      textDecoration: "none",
      lineHeight: 1,
    },
    mark: {
      width: "2.75rem",
      height: "2.25rem",
      flex: "none",
      fill: "none",
      stroke: "currentColor",
      strokeWidth: "3.2",
      "& .water": { stroke: "numeral" },
    },
    name: {
      display: "block",
      fontFamily: "display",
      fontSize: "1.375rem",
      letterSpacing: "-0.02em",
    },
    descriptor: {
      display: "block",
      marginTop: "0.3rem",
      fontSize: "0.75rem",
      fontWeight: 600,
      color: "textSoft",
    },
  },
  variants: {
    size: {
      large: {
        mark: { width: "3.75rem", height: "3.125rem" },
        name: { fontSize: "1.875rem" },
        descriptor: { fontSize: "1rem" },
      },
    },
  },
});
