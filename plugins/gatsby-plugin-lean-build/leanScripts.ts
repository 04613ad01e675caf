import type { CreateWebpackConfigArgs } from "gatsby";

/** Modules that the site does not use. Webpack makes these modules empty. */
const alias = {
  // These two are Gatsby's Script component and its dependency.
  "gatsby-script": false,
  "@builder.io/partytown/integration": false,
  // Only Emotion's withTheme() uses this package.
  "hoist-non-react-statics": false,
};

/** Leaves unused modules out of the scripts. docs/performance.md lists the savings. */
export function leanScripts({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({
    resolve: { alias },
    // Small files of shared code compress badly, and cost a first visit another request.
    optimization: { splitChunks: { cacheGroups: { shared: { minSize: 30_000 } } } },
  });
}
