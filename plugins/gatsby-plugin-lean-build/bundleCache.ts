import type { CreateWebpackConfigArgs } from "gatsby";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What npm writes when it installs: the version of every package. */
const installed = "node_modules/.package-lock.json";

/**
 * What says how the scripts are bundled, besides the packages; the oldest browsers, for one. What
 * sets webpack stands in this folder for that reason.
 */
const settings = ["package.json", "gatsby-config.ts", "gatsby-node.ts"];
const settingsFolder = "plugins/gatsby-plugin-lean-build";

const isSetting = (file: string) => file.endsWith(".ts") && !file.endsWith(".test.ts");

/**
 * What bundles are made with, in a few letters: where it differs, those of an earlier build are not
 * taken.
 * @param root the folder of the site
 * @returns undefined where another program than npm has installed the packages
 */
export function bundlersVersion(root: string): string | undefined {
  if (!existsSync(join(root, installed))) return undefined;
  const own = readdirSync(join(root, settingsFolder), { recursive: true, encoding: "utf8" });
  const hash = createHash("sha256");
  const files = own.filter(isSetting).sort();
  for (const file of [installed, ...settings, ...files.map((name) => join(settingsFolder, name))])
    hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest("hex").slice(0, 16);
}

/** The part of webpack's compiler that is used here (https://webpack.js.org/api/compiler-hooks). */
type Compiler = {
  hooks: {
    done: {
      tap: (
        name: string,
        then: (stats: { compilation: { buildDependencies: { clear: () => void } } }) => void,
      ) => void;
    };
  };
};

const forgetBuildDependencies = {
  apply: ({ hooks }: Compiler) =>
    hooks.done.tap("bundleCache", ({ compilation }) => compilation.buildDependencies.clear()),
};

/**
 * Gatsby keeps bundles from one build to the next, and with them a record of the 4,300 files of its
 * own that they were made with. To write it takes a first build 10 of 64 s. The version stands for
 * those files here. Should webpack ask for the files before its hook "done", builds only take longer.
 */
export function bundleCache({ stage, actions }: CreateWebpackConfigArgs): void {
  const version = stage.startsWith("build-") ? bundlersVersion(process.cwd()) : undefined;
  if (version === undefined) return;
  actions.setWebpackConfig({ cache: { version }, plugins: [forgetBuildDependencies] });
}
