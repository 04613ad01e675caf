import { createSystem, defaultBaseConfig, defineConfig } from "@chakra-ui/react";
import { globalStyles } from "./globalStyles";
import { semanticTokens } from "./semanticTokens";
import { tokens } from "./tokens";

/**
 * Chakra's machinery with our own tokens only: the default theme's tokens and recipes would be
 * sent to every visitor. Recipes stand in recipes/, one file a part, and are imported by it.
 */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: false,
    disableLayers: true,
    cssVarsPrefix: "o",
    cssVarsRoot: ":root",
    conditions: { onDark: ".on-dark &", onPaper: ".on-paper &" },
    globalCss: globalStyles,
    theme: {
      breakpoints: { md: "48em", lg: "64em", xl: "72em" },
      tokens,
      semanticTokens,
    },
  }),
);
