import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** The categories in a row, the chosen one dark; how many there are at its end. */
export const projectFilterRecipe = defineSlotRecipe({
  slots: ["root", "list", "link", "count"],
  base: {
    root: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      justifyContent: "space-between",
      gap: "0.9rem 1.5rem",
      marginBottom: { base: "2rem", md: "2.5rem" },
    },
    list: { display: "flex", flexWrap: "wrap", gap: "0.5rem" },
    link: {
      display: "flex",
      alignItems: "center",
      minHeight: "2.75rem",
      padding: "0 0.95rem",
      border: "1px solid {colors.field}",
      borderRadius: "soft",
      fontSize: "small",
      fontWeight: 600,
      textDecoration: "none",
      transition: "background-color {durations.quick} ease-out",
      _hover: { background: "paperWarm" },
      _active: { background: "rule" },
      "&[aria-current]": {
        borderColor: "bandDeep",
        background: "bandDeep",
        color: "paper",
        _hover: { background: "bandDeep" },
        _active: { background: "bandDeep" },
      },
    },
    count: { fontSize: "small", color: "textSoft" },
  },
});
