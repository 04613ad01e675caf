import type { CreateWebpackConfigArgs } from "gatsby";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The list of all installed packages and their versions, which npm writes. */
const installed = "node_modules/.package-lock.json";

/** Besides the packages, bundles depend on these files and this folder. */
const settings = ["package.json", "gatsby-config.ts", "gatsby-node.ts"];
const settingsFolder = "plugins/gatsby-plugin-lean-build";

const isSetting = (file: string) => file.endsWith(".ts") && !file.endsWith(".test.ts");

/**
 * A digest of everything that bundles depend on. webpack reuses only bundles with the same digest.
 * @param root the project folder
 * @returns undefined if the packages were not installed by npm
 */
export function bundleDigest(root: string): string | undefined {
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
 * Replaces webpack's record of its build dependencies with one version. They are thousands of files,
 * which a first build is slow to record. If webpack reads the record before its hook "done", builds
 * only take longer.
 */
export function bundleCache({ stage, actions }: CreateWebpackConfigArgs): void {
  const version = stage.startsWith("build-") ? bundleDigest(process.cwd()) : undefined;
  if (version === undefined) return;
  actions.setWebpackConfig({ cache: { version }, plugins: [forgetBuildDependencies] });
}
