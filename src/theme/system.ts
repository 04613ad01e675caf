import { createSystem, defineConfig, type SystemContext } from "@chakra-ui/react/styled-system";
import { breakpoints } from "./breakpoints";
import { tokenPrefix } from "./classNames";
import { globalStyles } from "./globalStyles";
import { semanticTokens } from "./semanticTokens";
import { layerStyles, textStyles } from "./sharedStyles";
import { tokens } from "./tokens";
import { conditions, utilities } from "./styleProps";

// A published page has the global styles in its head, so its scripts leave them out. This saves
// phones much time.
const isInPage = process.env.BUILD_STAGE === "build-javascript";

/**
 * Chakra's system with only our own tokens: every visitor would download the default ones, too. It
 * holds the styles that components share; the others are in the components' files.
 */
function makeSystem(): SystemContext {
  const system = createSystem(
    defineConfig({
      preflight: false,
      disableLayers: true,
      cssVarsPrefix: tokenPrefix,
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

/** The theme. It is created at its first use, so that loading the scripts does not block a phone. */
export const getSystem = () => (system ??= makeSystem());
