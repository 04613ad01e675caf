import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

const shown = { opacity: 1, visibility: "visible", transform: "none", transitionDelay: "0s" };

export const servicesMenuRecipe = defineSlotRecipe({
  slots: ["root", "panel", "link", "label", "text"],
  // The menu is there on wide screens only, so its styles need not travel to phones.
  base: {
    root: {
      xl: {
        "&[data-far] > ul": { left: 0 },
        // The mouse opens the panel by CSS, also before scripts run, unless Escape has closed it.
        "&:hover:not([data-dismissed]) > ul, &[data-open] > ul": shown,
        // Whoever closes it is not led into it any more.
        "&[data-dismissed] > ul, &[data-shut]:not(:hover) > ul": { transition: "none" },
        // Above the panel's strip that leads to it, which would take the button's clicks.
        "& > button": { position: "relative", zIndex: 1 },
        "& svg": { transition: "transform {durations.quick} ease-out" },
        "&:hover:not([data-dismissed]) svg, &[data-open] svg": { transform: "rotate(180deg)" },
      },
    },
    panel: {
      xl: {
        position: "absolute",
        // At the foot of the bar, which is higher than one line of links; below the link.
        top: "calc(100% + max(0px, (var(--bar) - 100%) / 2))",
        marginLeft: "-1.5rem",
        display: "grid",
        gridTemplateColumns: "1fr 1fr",
        width: "35rem",
        padding: "0.75rem",
        background: "paper",
        borderRadius: "0 0 6px 6px",
        boxShadow: "float",
        opacity: 0,
        visibility: "hidden",
        transform: "translateY(-4px)",
        transition:
          "opacity {durations.quick} ease-out, transform {durations.quick} ease-out, visibility {durations.quick}",
        // Forgives a pointer that slips off the panel for a moment.
        transitionDelay: "180ms",
        // Leads the pointer over the gap to the button.
        _before: { content: '""', position: "absolute", inset: "-1.25rem 0 100%" },
      },
    },
    link: {
      xl: {
        display: "block",
        height: "100%",
        padding: "0.7rem 0.75rem",
        borderRadius: "soft",
        color: "text",
        textDecoration: "none",
        _hover: { background: "paperWarm" },
        "&[aria-current] b": { textDecoration: "underline", textUnderlineOffset: "0.25em" },
      },
    },
    label: {
      xl: {
        display: "block",
        fontFamily: "display",
        fontWeight: 650,
        lineHeight: 1.35,
        color: "link",
      },
    },
    text: { xl: { fontSize: "note", lineHeight: 1.4, color: "textSoft" } },
  },
});
