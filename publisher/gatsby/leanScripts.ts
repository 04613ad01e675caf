import type { CreateWebpackConfigArgs } from "gatsby";
import { resolve } from "node:path";

/** What every browser of package.json's list reads. */
const ecma = 2020;

const styleNames = { "@emotion/hash": resolve("src/firstLoad/hashClassName.ts") };
const noScriptComponent = resolve("publisher/gatsby/noScriptComponent.ts");
const unused = {
  "gatsby-script": noScriptComponent,
  "@builder.io/partytown/integration": noScriptComponent,
  "hoist-non-react-statics": resolve("publisher/gatsby/noHoisting.ts"),
};

/**
 * Has Gatsby leave out of the scripts what this site does not use, write them as tersely as its
 * browsers read, and give styles short names.
 */
export function leanScripts({ stage, actions, getConfig, plugins }: CreateWebpackConfigArgs): void {
  actions.setWebpackConfig({ resolve: { alias: styleNames } });
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({ resolve: { alias: unused } });
  const config = getConfig() as { optimization?: object };
  const terserOptions = { ecma, compress: { ecma, passes: 2 }, mangle: true, output: { ecma } };
  const minimizer = [plugins.minifyJs({ terserOptions }), plugins.minifyCss()];
  actions.replaceWebpackConfig({
    ...config,
    optimization: { ...config.optimization, minimizer },
  });
}
