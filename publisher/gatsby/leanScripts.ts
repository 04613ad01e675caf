import type { CreateWebpackConfigArgs } from "gatsby";
import { resolve } from "node:path";

const noScriptComponent = resolve("publisher/gatsby/noScriptComponent.ts");

const standIns = {
  "gatsby-script": noScriptComponent,
  "@builder.io/partytown/integration": noScriptComponent,
  "hoist-non-react-statics": resolve("publisher/gatsby/noHoisting.ts"),
};

/**
 * Has Gatsby leave out of the scripts what this site does not use; docs/loading.md says how much
 * that is.
 */
export function leanScripts({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage === "build-javascript") actions.setWebpackConfig({ resolve: { alias: standIns } });
}
