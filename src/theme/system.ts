import { createSystem, defineConfig, type SystemContext } from "@chakra-ui/react/styled-system";
import { breakpoints } from "./breakpoints";
import { tokenPrefix } from "./classNames";
import { globalStyles } from "./globalStyles";
import { semanticTokens } from "./semanticTokens";
import { layerStyles, textStyles } from "./sharedStyles";
import { tokens } from "./tokens";
import { conditions, utilities } from "./styleProps";

// A published page has the global styles in its head, so the scripts leave them out. Phones save much time.
const isInPage = process.env.BUILD_STAGE === "build-javascript";

/**
 * Chakra's system with only our own tokens, because every visitor would download the default tokens, too.
 * The system holds the styles that components share. Other styles are in the components' files.
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

/** The theme. The first call creates it, so that evaluating the scripts does not block a phone. */
export const getSystem = () => (system ??= makeSystem());
