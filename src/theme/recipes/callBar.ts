import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

export const callBarRecipe = defineSlotRecipe({
  slots: ["track", "root", "link"],
  base: {
    // As long as the page, from where its own buttons have left the screen, and always with room for
    // the bar: it sticks to the screen's foot within it, without scripts.
    track: {
      display: { base: "flex", md: "none" },
      position: "absolute",
      inset: 0,
      top: "min(calc(100svh + 22rem), calc(100% - var(--callbar)))",
      flexDirection: "column",
      justifyContent: "flex-end",
      zIndex: 30,
      pointerEvents: "none",
      _print: { display: "none" },
    },
    root: {
      display: "grid",
      position: "sticky",
      bottom: 0,
      pointerEvents: "auto",
      gridAutoColumns: "1fr",
      gridAutoFlow: "column",
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
      minHeight: "3.75rem",
      textAlign: "center",
      fontWeight: 650,
      textDecoration: "none",
      "&[data-quote]": { background: "action", color: "onAction" },
      _focusVisible: { outlineOffset: "-5px", outlineColor: "currentColor" },
    },
  },
});
