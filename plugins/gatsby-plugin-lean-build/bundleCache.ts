import type { CreateWebpackConfigArgs } from "gatsby";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What npm writes when it installs: the version of every package. */
const installed = "node_modules/.package-lock.json";

/** Besides the packages, these files and this folder determine how scripts are bundled. */
const settings = ["package.json", "gatsby-config.ts", "gatsby-node.ts"];
const settingsFolder = "plugins/gatsby-plugin-lean-build";

const isSetting = (file: string) => file.endsWith(".ts") && !file.endsWith(".test.ts");

/**
 * A digest of everything that bundles are made with. Bundles with another one are not reused.
 * @param root the project folder
 * @returns undefined if the packages were not installed by npm
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

/** The part of webpack's compiler used here (https://webpack.js.org/api/compiler-hooks). */
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
 * Replaces webpack's record of the thousands of files that bundles are made with, which takes a first
 * build ten seconds to write, by one version. If webpack reads the record earlier than in its hook
 * "done", builds only take longer.
 */
export function bundleCache({ stage, actions }: CreateWebpackConfigArgs): void {
  const version = stage.startsWith("build-") ? bundlersVersion(process.cwd()) : undefined;
  if (version === undefined) return;
  actions.setWebpackConfig({ cache: { version }, plugins: [forgetBuildDependencies] });
}
