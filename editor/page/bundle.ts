import { build, buildSync, type BuildOptions, type OutputFile } from "esbuild";
import { join } from "node:path";
import type { EditorSettings } from "../types";

const source = join(__dirname, "../../src");

const common = {
  bundle: true,
  write: false,
  minify: true,
  format: "iife",
  target: "es2022",
  legalComments: "none",
} as const satisfies BuildOptions;

const bytesOf = (files: readonly OutputFile[]) =>
  Buffer.concat(files.map(({ contents }) => contents));

/** Bundles a script of `editor/browser/`. */
export function bundle(file: string, settings?: EditorSettings): Buffer {
  const { outputFiles } = buildSync({
    ...common,
    entryPoints: [join(__dirname, "../browser", file)],
    define: settings && { EDITOR_SETTINGS: JSON.stringify(settings) },
  });
  return bytesOf(outputFiles);
}

/** The site's components with a stand-in for Gatsby, for the frame of the preview. */
const previewOptions = {
  ...common,
  entryPoints: [join(source, "preview/frameScript.ts")],
  alias: { gatsby: join(source, "preview/gatsby.tsx") },
  jsx: "automatic",
  // The frame's policy allows only inlined fonts.
  loader: { ".woff2": "dataurl" },
  define: {
    "process.env.NODE_ENV": '"production"',
    // Outside Gatsby's build stages, the pages get all styles.
    "process.env.BUILD_STAGE": '""',
  },
} as const satisfies BuildOptions;

/** Bundles the script of the preview's frame without blocking: it takes a second or two. */
export const previewScript = async (): Promise<Buffer> =>
  bytesOf((await build(previewOptions)).outputFiles);

/** The same, synchronously. */
export const previewScriptNow = (): Buffer => bytesOf(buildSync(previewOptions).outputFiles);
