import { buildSync } from "esbuild";
import { resolve } from "node:path";
import { browserslist } from "../../package.json";

/** The oldest supported browsers in esbuild's form: "ios_saf >= 16" of package.json is "ios16". */
const target = browserslist.map((entry) => entry.replace(" >= ", "").replace("ios_saf", "ios"));

/** The loader (loader.ts) as one minified script. */
export function compileLoader(): string {
  const [file] = buildSync({
    entryPoints: [resolve("plugins/gatsby-plugin-first-load/loader.ts")],
    bundle: true,
    minify: true,
    format: "iife",
    charset: "utf8",
    target,
    tsconfigRaw: {}, // Omits "use strict", which modules do not need.
    write: false,
  }).outputFiles;
  if (!file) throw new Error("esbuild did not compile plugins/gatsby-plugin-first-load/loader.ts.");
  return file.text.trim();
}
