import type { CreateWebpackConfigArgs } from "gatsby";
import { resolve } from "node:path";

const noScriptComponent = resolve("publisher/gatsby/noScriptComponent.ts");
const chakraPreflight = resolve(
  "node_modules/@chakra-ui/react/dist/esm/styled-system/preflight.js",
);

const standIns = {
  "gatsby-script": noScriptComponent,
  "@builder.io/partytown/integration": noScriptComponent,
  "hoist-non-react-statics": resolve("publisher/gatsby/noHoisting.ts"),
  "@emotion/is-prop-valid": resolve("publisher/gatsby/everyProp.ts"),
  [chakraPreflight]: resolve("publisher/gatsby/noPreflight.ts"),
};

/**
 * Has Gatsby leave out of the scripts what this site does not use; docs/loading.md says how much
 * that is.
 */
export function leanScripts({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage === "build-javascript") actions.setWebpackConfig({ resolve: { alias: standIns } });
}
