import type { CreateWebpackConfigArgs } from "gatsby";
import { resolve } from "node:path";

const standIns = resolve("plugins/gatsby-plugin-lean-build/standIns.ts");
const chakraPreflight = resolve(
  "node_modules/@chakra-ui/react/dist/esm/styled-system/preflight.js",
);

/** What this site does not use, and is an empty module; or by what the bundle replaces it. */
const alias = {
  // Gatsby's Script component, and what it brings.
  "gatsby-script": false,
  "@builder.io/partytown/integration": false,
  // What Emotion's withTheme() copies static members with.
  "hoist-non-react-statics": false,
  "@emotion/is-prop-valid": standIns,
  [chakraPreflight]: standIns,
};

/** Has Gatsby leave out of the scripts what this site does not use; docs/performance.md has the bytes. */
export function leanScripts({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage === "build-javascript") actions.setWebpackConfig({ resolve: { alias } });
}
