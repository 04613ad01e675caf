import type { CreateWebpackConfigArgs } from "gatsby";
import TerserPlugin from "terser-webpack-plugin";

type Minimizer = { constructor: { name: string } };

const isForScripts = ({ constructor }: Minimizer) => constructor.name === TerserPlugin.name;

// Every supported browser supports this version (browserslist in package.json).
const ecma = 2020;

/**
 * Minifies the scripts with swc instead of Terser. Scripts are smaller, and builds faster.
 * @throws if Gatsby no longer minifies with Terser
 */
export function minifyScripts({ stage, actions, getConfig }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript") return;
  const config = getConfig() as { optimization?: { minimizer?: Minimizer[] } };
  const { minimizer = [] } = config.optimization ?? {};
  if (!minimizer.some(isForScripts))
    throw new Error(
      "Gatsby no longer minifies scripts with Terser: see plugins/gatsby-plugin-lean-build/minifyScripts.ts.",
    );
  const swc = new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    terserOptions: {
      ecma,
      compress: { ecma },
      mangle: { safari10: true },
      // licenses.txt has the licenses.
      format: { comments: false },
    },
    extractComments: false,
    // swc has threads of its own.
    parallel: false,
  });
  actions.replaceWebpackConfig({
    ...config,
    optimization: {
      ...config.optimization,
      minimizer: [...minimizer.filter((each) => !isForScripts(each)), swc],
    },
  });
}
