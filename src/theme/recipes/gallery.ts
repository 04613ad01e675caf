import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** A tidy grid with one large picture, in twelfths: see gallerySpans. */
export const galleryRecipe = defineSlotRecipe({
  slots: ["grid", "item", "link"],
  base: {
    grid: {
      display: "grid",
      gridTemplateColumns: { base: "1fr 1fr", md: "repeat(12, 1fr)" },
      gap: { base: "1rem 0.75rem", md: "1.75rem {spacing.gap}" },
    },
    item: {
      gridColumn: { md: "span 4" },
      base: {
        "&:first-of-type, &:last-of-type:nth-of-type(even)": { gridColumn: "1 / -1" },
      },
      md: {
        "&:last-of-type:nth-of-type(even)": { gridColumn: "span 4" },
        "&[data-span='8']": { gridColumn: "span 8", gridRow: "span 2" },
        "&[data-span='8'] img": { height: 0, minHeight: "100%", aspectRatio: "auto" },
        "&[data-span='8'] a": { gridTemplateRows: "1fr auto", height: "100%" },
        "&[data-span='12']": { gridColumn: "1 / -1 !important" },
        "&[data-span='6']": { gridColumn: "span 6 !important" },
        "&[data-span='3']": { gridColumn: "span 3 !important" },
      },
    },
    link: {
      display: "grid",
      color: "textSoft",
      fontSize: "note",
      lineHeight: 1.4,
      textDecoration: "none",
      "& img": { width: "100%", aspectRatio: "3 / 2", objectFit: "cover" },
      "& picture": { display: "block", minHeight: 0 },
      "& span": { paddingTop: "0.5rem", textWrap: "balance" },
      "& b": { marginRight: "0.4rem", fontFamily: "display", fontSize: "1rem", color: "heading" },
      "&:hover span": { color: "link", textDecoration: "underline" },
    },
  },
});
