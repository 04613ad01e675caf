import type { CreateWebpackConfigArgs } from "gatsby";
import { realpathSync } from "node:fs";
import { resolve } from "node:path";

const replacements = resolve("plugins/gatsby-plugin-lean-build/replacements.ts");
const chakraPreflight = "node_modules/@chakra-ui/react/dist/esm/styled-system/preflight.js";

/** Modules that the site does not use. `false` makes a module empty; a path replaces it. */
const alias = {
  // Gatsby's Script component and its dependency.
  "gatsby-script": false,
  "@builder.io/partytown/integration": false,
  // Used by Emotion's withTheme() only.
  "hoist-non-react-statics": false,
  "@emotion/is-prop-valid": replacements,
  "@pandacss/is-valid-prop": replacements,
};

/** Leaves unused modules out of the scripts. docs/performance.md lists the savings. */
export function leanScripts({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript") return;
  // Fails if an upgrade of Chakra moves the file. In the test site, node_modules is a link.
  const preflight = realpathSync(chakraPreflight);
  actions.setWebpackConfig({
    resolve: { alias: { ...alias, [preflight]: replacements } },
    // Small files of shared code compress badly, and cost a first visit a request more.
    optimization: { splitChunks: { cacheGroups: { shared: { minSize: 30_000 } } } },
  });
}
