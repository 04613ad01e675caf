import type { CreateWebpackConfigArgs } from "gatsby";
import { LicenseWebpackPlugin } from "license-webpack-plugin";
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

/** Licenses that allow publishing a package together with its notice. */
const publishable = /^\(?(MIT|ISC|0BSD|BSD|Apache-2\.0|OFL-1\.1|BlueOak|CC0|Unlicense)/;

/** Published packages that webpack does not see. */
const outsideTheScripts = [
  "@fontsource-variable/bitter",
  "@fontsource-variable/public-sans",
  "decap-cms",
];

/** The plugins have the license of the site. */
const ownPackages = readdirSync(resolve("plugins"));

const mit = (holder: string) =>
  readFileSync(resolve("LICENSE"), "utf8")
    .split("\n\n")
    .slice(0, 5)
    .join("\n\n")
    .replace(/^Copyright .*$/m, `Copyright (c) ${holder}`);

/** Writes public/licenses.txt: the license of every package in the published files. */
export function licenses({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript") return;
  const plugin = new LicenseWebpackPlugin({
    outputFilename: "licenses.txt",
    perChunkOutput: false,
    skipChildCompilers: true,
    additionalModules: outsideTheScripts.map((name) => ({
      name,
      directory: resolve("node_modules", name),
    })),
    excludedPackageTest: (name) => name === "empty-package" || ownPackages.includes(name),
    unacceptableLicenseTest: (license) => !publishable.test(license),
    handleUnacceptableLicense: (name, license) => {
      throw new Error(
        `The scripts contain ${name}, whose license (${license}) is not known to allow publishing: leave the package out, or add its license to plugins/gatsby-plugin-lean-build/licenses.ts.`,
      );
    },
    // Some packages name the MIT license, but lack its text.
    handleMissingLicenseText: (name, license) =>
      license === "MIT" ? mit(`the authors of ${name}`) : null,
  });
  actions.setWebpackConfig({ plugins: [plugin] });
}
