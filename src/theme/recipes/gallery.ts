import { defineSlotRecipe } from "@chakra-ui/react";

/** A tidy grid with one large picture. */
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
        "&:first-of-type": { gridColumn: "span 8", gridRow: "span 2" },
        "&:nth-of-type(n + 7)": { gridColumn: "span 3 !important" },
        "&:first-of-type img": { height: 0, minHeight: "100%", aspectRatio: "auto" },
        "&:first-of-type a": { gridTemplateRows: "1fr auto", height: "100%" },
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
