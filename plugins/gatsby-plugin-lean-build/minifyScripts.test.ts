import type { CreateWebpackConfigArgs } from "gatsby";
import TerserPlugin from "terser-webpack-plugin";
import { minifyScripts } from "./minifyScripts";

const css = new Map(); // another minimizer

/** The changed configuration of a stage; undefined if it is unchanged. */
function configAfter(stage: string, minimizer: readonly object[]): unknown {
  const replaceWebpackConfig = jest.fn();
  const getConfig = () => ({ mode: "production", optimization: { splitChunks: 1, minimizer } });
  const api = { stage, getConfig, actions: { replaceWebpackConfig } };
  minifyScripts(api as unknown as CreateWebpackConfigArgs);
  return replaceWebpackConfig.mock.lastCall?.[0] as unknown;
}

it("replaces Terser with swc, and keeps everything else", () => {
  const minimizer = expect.objectContaining({ implementation: TerserPlugin.swcMinify }) as object;
  const options = expect.objectContaining({ minimizer }) as object;
  const swc = expect.objectContaining({ options }) as object;
  expect(configAfter("build-javascript", [new TerserPlugin(), css])).toEqual({
    mode: "production",
    optimization: { splitChunks: 1, minimizer: [css, swc] },
  });
});

it("does not change other stages", () => {
  expect(configAfter("build-html", [])).toBeUndefined();
});

it("fails with a sentence if Gatsby no longer minifies with Terser", () => {
  expect(() => configAfter("build-javascript", [css])).toThrow(
    "Gatsby no longer minifies scripts with Terser",
  );
});
