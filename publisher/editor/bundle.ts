import { buildSync } from "esbuild";
import { join } from "node:path";
import type { EditorSettings } from "./browser/settings";

/** A script of `browser/` as it is sent. */
export function bundle(file: string, settings?: EditorSettings): Buffer {
  const { outputFiles } = buildSync({
    entryPoints: [join(__dirname, "browser", file)],
    bundle: true,
    write: false,
    minify: true,
    format: "iife",
    target: "es2022",
    legalComments: "none",
    define: settings && { EDITOR_SETTINGS: JSON.stringify(settings) },
  });
  return Buffer.concat(outputFiles.map(({ contents }) => contents));
}
