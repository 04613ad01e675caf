import type { CreateWebpackConfigArgs } from "gatsby";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** The licenses that allow publishing a package as long as its license is published, too. */
const publishable = /^\(?(MIT|ISC|0BSD|BSD|Apache-2\.0|OFL-1\.1|BlueOak|CC0|Unlicense)/;

/** Published packages that webpack does not see. Gatsby copies Partytown. */
const outsideTheScripts = [
  "@fontsource-variable/bitter",
  "@fontsource-variable/public-sans",
  "@builder.io/partytown",
];

/** The parts of webpack's API that list the modules of the scripts. */
type Module = { resource?: string; modules?: readonly Module[] };
type Compilation = { modules: Iterable<Module> };
type Compiler = {
  hooks: { afterEmit: { tap: (name: string, task: (compilation: Compilation) => void) => void } };
};

/** The text of the MIT license, for packages that name the license, but lack its text. */
const mit = (holder: string) =>
  readFileSync(resolve("LICENSE"), "utf8").replace(/^Copyright .*$/m, `Copyright (c) ${holder}`);

function licenseIn(folder: string): string {
  const { name, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    name: string;
    license?: string;
  };
  if (!publishable.test(license ?? ""))
    throw new Error(
      `The scripts contain ${name}, whose license (${license}) is not known to allow publishing: leave the package out, or add its license to lib/built/licenses.ts.`,
    );
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  const ofPackage = file && readFileSync(join(folder, file), "utf8");
  const text = ofPackage ?? (license === "MIT" ? mit(`the authors of ${name}`) : "");
  return `${name}\n${license}\n${text.trim()}\n`;
}

/**
 * The licenses of packages.
 * @param files files of packages, or their folders
 * @throws if a package may not be published
 */
export function licensesOf(files: readonly string[]): string {
  const folders = files.flatMap(
    (file) => /^.*\bnode_modules[\\/](@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0] ?? [],
  );
  return [...new Set(folders)].sort().map(licenseIn).join("\n");
}

const filesOf = ({ resource = "", modules = [] }: Module): readonly string[] => [
  resource,
  ...modules.flatMap(filesOf),
];

/** Writes public/licenses.txt: the license of every package in the published files. */
export function licenses({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript") return;
  const outside = outsideTheScripts.map((name) => resolve("node_modules", name));
  const apply = ({ hooks }: Compiler) =>
    hooks.afterEmit.tap("licenses", ({ modules }) => {
      const files = [...modules].flatMap(filesOf);
      writeFileSync("public/licenses.txt", licensesOf([...files, ...outside]));
    });
  actions.setWebpackConfig({ plugins: [{ apply }] });
}
