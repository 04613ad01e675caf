import { defineSemanticTokens } from "@chakra-ui/react";

/** What a colour is for. A dark band changes text, rules and accents for all within it. */
export const semanticTokens = defineSemanticTokens({
  colors: {
    text: { value: { base: "{colors.ink}", _onDark: "{colors.bayPale}" } },
    textSoft: { value: { base: "{colors.inkSoft}", _onDark: "{colors.bayPale}" } },
    heading: { value: { base: "{colors.bayDeep}", _onDark: "{colors.white}" } },
    link: { value: { base: "{colors.bay}", _onDark: "{colors.white}" } },
    numeral: { value: { base: "{colors.bay}", _onDark: "{colors.amber}" } },
    rule: { value: { base: "{colors.line}", _onDark: "{colors.lineDeep}" } },
    ruleStrong: { value: { base: "{colors.lineStrong}", _onDark: "{colors.bayPale}" } },
    stars: { value: { base: "{colors.star}", _onDark: "{colors.amber}" } },
    focus: { value: { base: "{colors.brick}", _onDark: "{colors.amber}" } },
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
