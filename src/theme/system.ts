import { createSystem, defineConfig } from "@chakra-ui/react";
import { breakpoints } from "./breakpoints";
import { globalStyles } from "./globalStyles";
import { semanticTokens } from "./semanticTokens";
import { tokens } from "./tokens";
import { conditions, utilities } from "./vocabulary";

/**
 * Chakra's machinery with our own tokens and vocabulary only: the default ones would be sent to
 * every visitor. Recipes stand in recipes/, one file a part, and are imported by it.
 */
export const system = createSystem(
  defineConfig({
    preflight: false,
    disableLayers: true,
    cssVarsPrefix: "o",
    cssVarsRoot: ":root",
    conditions,
    utilities,
    globalCss: globalStyles,
    theme: {
      breakpoints,
      tokens,
      semanticTokens,
    },
  }),
);
