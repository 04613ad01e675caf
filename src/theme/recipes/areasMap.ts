import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { largeText } from "../breakpoints";

/** Keeps names legible where they cross an outline. */
const halo = "0 0 3px {colors.paper}, 0 0 3px {colors.paper}, 0 0 6px {colors.paper}";

/** The map of the counties with its dots and names. */
export const areasMapRecipe = defineSlotRecipe({
  slots: ["figure", "county", "place", "town"],
  base: {
    figure: {
      position: "relative",
      gridColumn: { lg: "c 1 / c 9" },
      gridRow: { lg: 1 },
      marginBottom: { base: "2.25rem", lg: "3rem" },
      lineHeight: 1.15,
      "& img": { width: "100%" },
      // Much larger, the names would lie upon each other; they stand in the lists below.
      [largeText]: { "& > div": { display: "none" } },
    },
    county: {
      position: "absolute",
      width: "min-content",
      overflowWrap: "normal",
      transform: "translate(-50%, -50%)",
      textAlign: "center",
      fontFamily: "display",
      fontWeight: 700,
      fontSize: { base: "0.875rem", md: "1.25rem" },
      color: "heading",
    },
    place: {
      display: { base: "none", md: "block" },
      position: "absolute",
      // Not within the transform, which a turned name would follow.
      translate: "-50% -50%",
      "&[data-side=left]": { translate: "-100% -50%" },
      "&[data-side=right]": { translate: "0 -50%" },
      whiteSpace: "nowrap",
      fontSize: { base: "0.75rem", md: "note" },
      color: "link",
    },
    town: {
      position: "absolute",
      display: { base: "none", md: "block" },
      "&[data-base]": { display: "block" },
      _before: {
        content: '""',
        position: "absolute",
        inset: { base: "-2.5px", md: "-3.5px" },
        borderRadius: "50%",
        background: "link",
      },
      "&[data-base]::before": {
        inset: { base: "-0.375rem", md: "-0.5rem" },
        borderRadius: 0,
        clipPath: "polygon(50% 0, 100% 45%, 100% 100%, 0 100%, 0 45%)",
        background: "bandDeep",
      },
      "& span": {
        position: "absolute",
        top: 0,
        transform: "translateY(-50%)",
        whiteSpace: "nowrap",
        fontSize: "note",
        color: "text",
        textShadow: halo,
      },
      "& [data-side=left]": { right: "0.6rem" },
      "& [data-side=right]": { left: "0.6rem" },
      "&[data-base] span": {
        fontWeight: 700,
        fontSize: { base: "0.8125rem", md: "note" },
      },
      "&[data-base] [data-side=left]": { right: "0.85rem" },
      "&[data-base] [data-side=right]": { left: "0.85rem" },
    },
  },
});
