import { defineSemanticTokens } from "@chakra-ui/react/styled-system";
import { palette } from "./palette";

/** A value on light sections and a value on dark ones. */
const onGround = (light: string, dark: string) => ({
  value: { base: light, _onDark: dark },
});

/**
 * A hairline. It is declared on light and on dark sections, since a custom property resolves its
 * color where it is declared.
 */
const hairline = (color: string) =>
  onGround(`1px solid {colors.${color}}`, `1px solid {colors.${color}}`);

/** The colors, named by their use. */
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
