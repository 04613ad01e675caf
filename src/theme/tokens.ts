import { defineTokens } from "@chakra-ui/react/styled-system";
import { palette } from "./palette";

/** The tokens for type, shape and spacing. The colors are in palette.ts and semanticTokens.ts. */
export const tokens = defineTokens({
  fonts: {
    display: { value: "Bitter, 'Bitter 1', 'Bitter 2', 'Bitter 3', serif" },
    body: { value: "'Public Sans', 'Public Sans 1', sans-serif" },
  },
  fontSizes: {
    h1: { value: "clamp(2.25rem, 1.45rem + 3.3vw, 3.75rem)" },
    h2: { value: "clamp(1.75rem, 1.3rem + 1.8vw, 2.5rem)" },
    h2Large: { value: "clamp(2rem, 1.4rem + 2.6vw, 3.25rem)" },
    h3: { value: "clamp(1.25rem, 1.15rem + 0.4vw, 1.4375rem)" },
    quote: { value: "clamp(1.3125rem, 0.85rem + 2.3vw, 2.625rem)" },
    lead: { value: "clamp(1.125rem, 1.05rem + 0.35vw, 1.3125rem)" },
    body: { value: "1.0625rem" },
    small: { value: "1rem" },
    note: { value: "0.9375rem" },
    figure: { value: "clamp(4.75rem, 3.25rem + 7vw, 9.5rem)" },
  },
  radii: { soft: { value: "6px" } },
  shadows: {
    float: {
      value: `0 1px 2px ${palette.bayDeep}14, 0 18px 40px -12px ${palette.bayDeep}47`,
    },
  },
  spacing: {
    band: { value: "clamp(2.25rem, 0.9rem + 6.2vw, 6.5rem)" },
    gutter: { value: "var(--gutter)" },
    gap: { value: "var(--gap)" },
  },
  sizes: { text: { value: "68ch" }, wrap: { value: "75rem" } },
  durations: { quick: { value: "160ms" } },
});
