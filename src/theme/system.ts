import { createSystem, defineConfig, type SystemContext } from "@chakra-ui/react/styled-system";
import { breakpoints } from "./breakpoints";
import { globalStyles } from "./globalStyles";
import { semanticTokens } from "./semanticTokens";
import { layerStyles, textStyles } from "./sharedStyles";
import { tokens } from "./tokens";
import { conditions, utilities } from "./vocabulary";

// A published page brings the global styles along in its head: its scripts need not say them again,
// nor work them out, which took a fifth of the time in which a phone read them.
const isInPage = process.env.BUILD_STAGE === "build-javascript";

/**
 * Chakra's machinery with our own tokens and vocabulary only: the default ones would be sent to
 * every visitor. It holds what components share; the rest stands in their files.
 */
function makeSystem(): SystemContext {
  const system = createSystem(
    defineConfig({
      preflight: false,
      disableLayers: true,
      cssVarsPrefix: "o",
      cssVarsRoot: ":root",
      conditions,
      utilities,
      globalCss: isInPage ? {} : globalStyles,
      theme: {
        breakpoints,
        tokens,
        semanticTokens,
        textStyles,
        layerStyles,
      },
    }),
  );
  return isInPage ? { ...system, _global: [] } : system;
}

let system: SystemContext | undefined;

/** The theme, made at its first use: scripts that load do not block a phone for it. */
export const getSystem = () => (system ??= makeSystem());
