import { buildSync } from "esbuild";
import { resolve } from "node:path";

/** The oldest browsers of the list in package.json, as esbuild names them. */
const target = ["chrome109", "edge109", "firefox115", "safari16", "ios16"];

let compiled: string | undefined;

/** The loader (src/firstLoad/loader.ts) as one minified script, compiled once in a process. */
export function compileLoader(): string {
  compiled ??= buildSync({
    entryPoints: [resolve("src/firstLoad/loader.ts")],
    bundle: true,
    minify: true,
    format: "iife",
    charset: "utf8",
    target,
    tsconfigRaw: {}, // no "use strict": what is bundled is a module
    write: false,
  }).outputFiles[0]?.text.trim();
  if (compiled === undefined) throw new Error("esbuild has not compiled src/firstLoad/loader.ts.");
  return compiled;
}
