import type { CreateWebpackConfigArgs } from "gatsby";
import { resolve } from "node:path";

const noScriptComponent = resolve("plugins/gatsby-plugin-lean-build/noScriptComponent.ts");
const chakraPreflight = resolve(
  "node_modules/@chakra-ui/react/dist/esm/styled-system/preflight.js",
);

const standIns = {
  "gatsby-script": noScriptComponent,
  "@builder.io/partytown/integration": noScriptComponent,
  "hoist-non-react-statics": resolve("plugins/gatsby-plugin-lean-build/noHoisting.ts"),
  "@emotion/is-prop-valid": resolve("plugins/gatsby-plugin-lean-build/everyProp.ts"),
  [chakraPreflight]: resolve("plugins/gatsby-plugin-lean-build/noPreflight.ts"),
};

/**
 * Has Gatsby leave out of the scripts what this site does not use; docs/loading.md says how much
 * that is.
 */
export function leanScripts({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage === "build-javascript") actions.setWebpackConfig({ resolve: { alias: standIns } });
}
