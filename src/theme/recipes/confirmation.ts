import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { visuallyHidden } from "../visuallyHidden";

/** The confirmation: a dark slip that lies above the page, and above the call bar of a phone. */
export const confirmationRecipe = defineSlotRecipe({
  slots: ["region", "card", "mark", "title", "text", "phone", "close", "quiet"],
  base: {
    region: {
      position: "fixed",
      zIndex: 40,
      bottom: {
        base: "calc(var(--callbar) + 0.75rem)",
        md: "calc(env(safe-area-inset-bottom, 0px) + 1.5rem)",
      },
      left: { base: "0.75rem", md: "auto" },
      right: { base: "0.75rem", md: "1.5rem" },
      maxWidth: { md: "27rem" },
      // Empty it must not lie in the way of what is below.
      pointerEvents: "none",
      _print: { display: "none" },
    },
    card: {
      display: "grid",
      gridTemplateColumns: "auto 1fr auto",
      alignItems: "start",
      columnGap: "0.8rem",
      padding: "1rem 0.5rem 1.1rem 1.1rem",
      border: "1px solid {colors.rule}",
      borderRadius: "soft",
      background: "bandDeep",
      color: "text",
      boxShadow: "float",
      pointerEvents: "auto",
    },
    mark: {
      width: "1.5rem",
      height: "1.5rem",
      fill: "none",
      stroke: "accent",
      strokeWidth: 2.6,
    },
    title: {
      marginBottom: "0.15rem",
      fontFamily: "display",
      fontSize: "1.125rem",
      fontWeight: 700,
      lineHeight: 1.3,
      color: "heading",
    },
    text: { lineHeight: 1.45 },
    phone: { fontWeight: 650 },
    quiet: visuallyHidden,
    close: {
      minWidth: "2.75rem",
      minHeight: "2.75rem",
      marginTop: "-0.65rem",
      padding: "0 0.7rem",
      border: 0,
      background: "none",
      color: "link",
      fontSize: "small",
      fontWeight: 650,
      textDecoration: "underline",
      textDecorationThickness: "1px",
      textUnderlineOffset: "0.22em",
      cursor: "pointer",
      _hover: { textDecorationThickness: "2px" },
      _focusVisible: { outlineOffset: "-4px" },
    },
  },
});
