import { defineSemanticTokens } from "@chakra-ui/react/styled-system";
import { palette } from "./palette";

/** A token with one value on light sections, and another value on dark sections. */
const onGround = (light: string, dark: string) => ({
  value: { base: light, _onDark: dark },
});

/**
 * A hairline. A custom property resolves its color where it is declared, so the hairline is declared on both
 * light and dark sections.
 */
const hairline = (color: string) =>
  onGround(`1px solid {colors.${color}}`, `1px solid {colors.${color}}`);

/** The colors and hairlines, named by their use. */
export const semanticTokens = defineSemanticTokens({
  colors: {
    text: onGround(palette.ink, palette.bayPale),
    textSoft: onGround(palette.inkSoft, palette.bayPale),
    heading: onGround(palette.bayDeep, palette.white),
    link: onGround(palette.bay, palette.white),
    numeral: onGround(palette.bay, palette.amber),
    rule: onGround(palette.line, palette.lineDeep),
    ruleStrong: onGround(palette.lineStrong, palette.bayPale),
    stars: onGround(palette.star, palette.amber),
    focus: onGround(palette.brick, palette.amber),
    paper: { value: palette.white },
    sand: { value: palette.sand },
    bay: { value: palette.bay },
    bayDeep: { value: palette.bayDeep },
    action: { value: palette.brick },
    actionHover: { value: palette.brickDeep },
    onAction: { value: palette.white },
    accent: { value: palette.amber },
    glass: { value: palette.water },
    field: { value: palette.lineStrong },
  },
  borders: { rule: hairline("rule"), ruleStrong: hairline("ruleStrong") },
});
