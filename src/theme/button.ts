import { defineRecipe } from "@chakra-ui/react/styled-system";

/**
 * A button. Data attributes select its kind and size, since Chakra's variants would repeat all
 * styles in one class per combination, on every page. Only the quote button is brick red, so that
 * the eye finds it first.
 */
export const buttonRecipe = defineRecipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    minHeight: "3.25rem",
    padding: "0.7rem 1.5rem",
    borderRadius: "soft",
    border: "1.5px solid transparent",
    fontWeight: 650,
    fontSize: "body",
    lineHeight: 1.2,
    textDecoration: "none",
    textAlign: "center",
    transition: "background-color {durations.quick} ease-out, transform {durations.quick} ease-out",
    _active: { transform: "translateY(1px)" },
    "&[data-kind=quote]": {
      background: "action",
      color: "onAction",
      _hover: { background: "actionHover" },
    },
    ".on-dark &": {
      "&[data-kind=quote]": {
        borderColor: "color-mix(in srgb, {colors.onAction} 60%, transparent)",
      },
    },
    "&[data-kind=call]": {
      borderColor: "link",
      _hover: { background: "color-mix(in srgb, {colors.link} 7%, transparent)" },
    },
    // The global styles let the number wrap with large text.
    "&:where([href^=tel])": { whiteSpace: "nowrap" },
    "&[data-size=small]": { minHeight: "2.875rem", padding: "0.5rem 1.125rem", fontSize: "1rem" },
  },
});
