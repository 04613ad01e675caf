import { defineRecipe } from "@chakra-ui/react/styled-system";

const padding = { base: "0.5rem", md: "1.5rem" };

/** The two buttons at the top of a page; the bar of phones follows when they have left the screen. */
export const heroActionsRecipe = defineRecipe({
  base: {
    // Side by side, where large text leaves room for it.
    gridTemplateColumns: "repeat(auto-fit, minmax(8.5rem, 1fr))",
    gap: "0.625rem",
    marginTop: "1.35rem",
  },
  variants: {
    // How they stand on wider screens, whose header has both, too.
    wide: {
      same: { display: "grid", "& a": { paddingInline: "0.5rem" } },
      row: { display: { base: "grid", md: "flex" }, "& a": { paddingInline: padding } },
      // Where there is more room still, the form itself stands there.
      form: {
        display: { base: "grid", md: "flex", lg: "none" },
        "& a": { paddingInline: padding },
      },
      none: { display: { base: "grid", md: "none" }, "& a": { paddingInline: "0.5rem" } },
    },
  },
});
