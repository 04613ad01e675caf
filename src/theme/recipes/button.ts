import { defineRecipe } from "@chakra-ui/react";

/** Brick is spent on the quote button and nothing else, so that the eye finds it first. */
export const buttonRecipe = defineRecipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "0.6em",
    minHeight: "3.25rem",
    padding: "0.7rem 1.5rem",
    borderRadius: "soft",
    border: "1.5px solid transparent",
    fontFamily: "body",
    fontWeight: 650,
    fontSize: "body",
    lineHeight: 1.2,
    textDecoration: "none",
    whiteSpace: "nowrap",
    cursor: "pointer",
    transition: "background-color {durations.quick} ease-out, transform {durations.quick} ease-out",
    _active: { transform: "translateY(1px)" },
    _hover: { textDecoration: "none" },
  },
  variants: {
    kind: {
      quote: {
        background: "action",
        color: "onAction",
        _hover: { background: "actionHover" },
        _onDark: { borderColor: "color-mix(in srgb, {colors.onAction} 60%, transparent)" },
        _disabled: { opacity: 0.6, cursor: "default" },
      },
      call: {
        borderColor: "link",
        color: "link",
        background: "transparent",
        _hover: { background: "color-mix(in srgb, {colors.link} 7%, transparent)" },
      },
    },
    size: {
      small: { minHeight: "2.875rem", padding: "0.5rem 1.125rem", fontSize: "1rem" },
      full: { width: "100%", minHeight: "3.375rem" },
    },
  },
});
