import { defineSlotRecipe } from "@chakra-ui/react";

const open = { display: "block", contentVisibility: "visible", height: "auto" };

/**
 * A disclosure on phones. From tablets up its contents are shown, and its summary is a heading;
 * browsers that cannot do so by styles alone have ui/useFold for it.
 */
export const foldRecipe = defineSlotRecipe({
  slots: ["root", "summary"],
  base: {
    root: {
      // Chosen by a link, where scripts are off.
      "&:target::details-content": open,
      md: { "&::details-content": open },
      "&[open] > summary::after": { transform: "translateY(4px) rotate(-135deg)" },
    },
    summary: {
      position: "relative",
      listStyle: "none",
      "&::-webkit-details-marker": { display: "none" },
      cursor: { base: "pointer", md: "default" },
      paddingRight: { base: "2.25rem", md: 0 },
      _after: {
        content: { base: '""', md: "none" },
        position: "absolute",
        top: "calc(50% - 0.5rem)",
        right: "0.35rem",
        width: "0.65rem",
        height: "0.65rem",
        border: "solid {colors.link}",
        borderWidth: "0 2px 2px 0",
        transform: "rotate(45deg)",
        transition: "transform {durations.quick} ease-out",
      },
    },
  },
});
