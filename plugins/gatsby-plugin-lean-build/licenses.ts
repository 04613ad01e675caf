import type { CreateWebpackConfigArgs } from "gatsby";
import { LicenseWebpackPlugin } from "license-webpack-plugin";
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

/** Licenses that let a package be passed on to visitors, when its notice goes with it. */
const passedOn = /^\(?(MIT|ISC|0BSD|BSD|Apache-2\.0|OFL-1\.1|BlueOak|CC0|Unlicense)/;

/** Packages that visitors or the office get without webpack reading them from JavaScript. */
const besideTheScripts = [
  "@fontsource-variable/bitter",
  "@fontsource-variable/public-sans",
  "decap-cms",
];

/** The site's own plugins are under its own license. */
const ownPackages = readdirSync(resolve("plugins"));

const mit = (holder: string) =>
  readFileSync(resolve("LICENSE"), "utf8")
    .split("\n\n")
    .slice(0, 5)
    .join("\n\n")
    .replace(/^Copyright .*$/m, `Copyright (c) ${holder}`);

/** Writes public/licenses.txt: the licenses of every package that the published files hold. */
export function licenses({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript") return;
  const plugin = new LicenseWebpackPlugin({
    outputFilename: "licenses.txt",
    perChunkOutput: false,
    skipChildCompilers: true,
    additionalModules: besideTheScripts.map((name) => ({
      name,
      directory: resolve("node_modules", name),
    })),
    excludedPackageTest: (name) => name === "empty-package" || ownPackages.includes(name),
    unacceptableLicenseTest: (license) => !passedOn.test(license),
    handleUnacceptableLicense: (name, license) => {
      throw new Error(
        `The scripts hold ${name}, whose license (${license}) is not among those that may be passed on: leave the package out, or add its license to plugins/gatsby-plugin-lean-build/licenses.ts.`,
      );
    },
    // Packages that name the MIT license without its text.
    handleMissingLicenseText: (name, license) =>
      license === "MIT" ? mit(`the authors of ${name}`) : null,
  });
  actions.setWebpackConfig({ plugins: [plugin] });
}
