import { defineSemanticTokens } from "@chakra-ui/react";

/** A colour on light ground and on dark bands; paper laid on a dark band returns to the first. */
const onGround = (light: string, dark: string) => ({
  value: { base: light, _onDark: dark, _onPaper: light },
});

/** What a colour is for. */
export const semanticTokens = defineSemanticTokens({
  colors: {
    text: onGround("{colors.ink}", "{colors.bayPale}"),
    textSoft: onGround("{colors.inkSoft}", "{colors.bayPale}"),
    heading: onGround("{colors.bayDeep}", "{colors.white}"),
    link: onGround("{colors.bay}", "{colors.white}"),
    numeral: onGround("{colors.bay}", "{colors.amber}"),
    rule: onGround("{colors.line}", "{colors.lineDeep}"),
    ruleStrong: onGround("{colors.lineStrong}", "{colors.bayPale}"),
    stars: onGround("{colors.star}", "{colors.amber}"),
    focus: onGround("{colors.brick}", "{colors.amber}"),
    paper: { value: "{colors.white}" },
    paperWarm: { value: "{colors.sand}" },
    band: { value: "{colors.bay}" },
    bandDeep: { value: "{colors.bayDeep}" },
    action: { value: "{colors.brick}" },
    actionHover: { value: "{colors.brickDeep}" },
    onAction: { value: "{colors.white}" },
    accent: { value: "{colors.amber}" },
    field: { value: "{colors.lineStrong}" },
  },
});
