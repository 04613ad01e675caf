import { defineSlotRecipe } from "@chakra-ui/react";

const shown = { opacity: 1, visibility: "visible", transform: "none", transitionDelay: "0s" };

export const servicesMenuRecipe = defineSlotRecipe({
  slots: ["root", "panel", "link", "label", "text"],
  base: {
    root: {
      position: "relative",
      // The mouse opens the panel by CSS, also before scripts run, unless Escape has closed it.
      "&:hover:not([data-dismissed]) > ul, &[data-open] > ul": shown,
      "& svg": { transition: "transform {durations.quick} ease-out" },
      "&:hover:not([data-dismissed]) svg, &[data-open] svg": { transform: "rotate(180deg)" },
    },
    panel: {
      position: "absolute",
      left: "-1.25rem",
      top: "calc(100% - 0.35rem)",
      width: "21rem",
      padding: "0.5rem 0",
      background: "paper",
      border: "1px solid {colors.rule}",
      borderRadius: "soft",
      boxShadow: "float",
      opacity: 0,
      visibility: "hidden",
      transform: "translateY(-4px)",
      transition:
        "opacity {durations.quick} ease-out, transform {durations.quick} ease-out, visibility {durations.quick}",
      // Forgives a pointer that slips off the panel for a moment.
      transitionDelay: "180ms",
    },
    link: {
      display: "block",
      padding: "0.7rem 1.25rem",
      color: "text",
      textDecoration: "none",
      _hover: { background: "paperWarm" },
      "&[aria-current] b": { textDecoration: "underline", textUnderlineOffset: "0.25em" },
    },
    label: {
      display: "block",
      fontWeight: 600,
      fontSize: "small",
      lineHeight: 1.35,
      color: "link",
    },
    text: { fontSize: "note", lineHeight: 1.4, color: "textSoft" },
  },
});
