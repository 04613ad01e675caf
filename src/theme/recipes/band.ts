import { defineRecipe } from "@chakra-ui/react/styled-system";

/** A horizontal band of the page, on the twelve columns of the page grid. */
export const bandRecipe = defineRecipe({
  base: {
    display: "grid",
    gridTemplateColumns: "var(--page-grid)",
    columnGap: "gap",
    paddingBlock: "band",
    color: "text",
  },
  variants: {
    tone: {
      paper: {},
      sand: { background: "paperWarm" },
      bay: { background: "band" },
      deep: { background: "bandDeep" },
    },
    flush: { true: { paddingBlock: 0 } },
    ruled: { true: { borderTop: "1px solid {colors.rule}" } },
  },
});
