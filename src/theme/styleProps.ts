import { defineConditions, type SystemConfig } from "@chakra-ui/react/styled-system";

/** The conditions that a style can use, like `_hover`. */
export const conditions = defineConditions({
  // A touch screen would keep the hover state until the next tap. Rules in @media come last, so ":where"
  // lets states like "active" win.
  hover: ["@media (hover: hover)", "&:where(:hover)"],
  active: "&:active",
  focus: "&:focus",
  focusVisible: "&:focus-visible",
  autofill: "&:autofill",
  before: "&::before",
  after: "&::after",
  print: "@media print",
  highContrast: "@media (forced-colors: active)",
  motionReduce: "@media (prefers-reduced-motion: reduce)",
  onDark: ".on-dark &",
});

type Utilities = NonNullable<SystemConfig["utilities"]>;

/**
 * The properties whose values can be names of tokens, by the category of the tokens. In any other property,
 * a token's name needs braces: "{spacing.gap}".
 */
const tokensOf = {
  borders: ["border", "borderTop", "borderBottom", "borderLeft", "borderRight", "borderBlock"],
  colors: ["color", "background", "borderColor", "stroke"],
  fonts: ["fontFamily"],
  fontSizes: ["fontSize"],
  radii: ["borderRadius"],
  shadows: ["boxShadow"],
  sizes: ["maxWidth"],
  spacing: ["gap", "columnGap", "paddingBlock", "paddingInline"],
} as const;

/** Our own list of properties. Chakra's list of all properties would make the scripts larger. */
export const utilities: Utilities = Object.fromEntries(
  (Object.keys(tokensOf) as (keyof typeof tokensOf)[]).flatMap((values) =>
    tokensOf[values].map((property) => [property, { values }]),
  ),
);
