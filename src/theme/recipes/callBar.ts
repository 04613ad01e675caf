import { defineSlotRecipe } from "@chakra-ui/react";

export const callBarRecipe = defineSlotRecipe({
  slots: ["root", "link"],
  base: {
    root: {
      display: { base: "grid", md: "none" },
      position: "fixed",
      inset: "auto 0 0",
      zIndex: 30,
      gridTemplateColumns: "1fr 1fr",
      background: "paper",
      borderTop: "1px solid {colors.rule}",
      paddingBottom: "env(safe-area-inset-bottom)",
      // Steps aside while a form field has the keyboard.
      "body:has(:is(input, textarea, select):focus) &": { display: "none" },
    },
    link: {
      display: "flex",
      alignItems: "center",
      justifyContent: "center",
      gap: "0.5rem",
      minHeight: "3.75rem",
      fontWeight: 650,
      textDecoration: "none",
      _last: { background: "action", color: "onAction" },
      _focusVisible: { outlineOffset: "-5px", outlineColor: "currentColor" },
    },
  },
});
