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

/** A script of `browser/` as it is sent. */
export function bundle(file: string, settings?: EditorSettings): Buffer {
  const { outputFiles } = buildSync({
    ...common,
    entryPoints: [join(__dirname, "../browser", file)],
    define: settings && { EDITOR_SETTINGS: JSON.stringify(settings) },
  });
  return bytesOf(outputFiles);
}

/** The site's own components with what stands in for Gatsby, for the frame of the preview. */
const previewOptions = {
  ...common,
  entryPoints: [join(source, "preview/frameScript.ts")],
  alias: { gatsby: join(source, "preview/gatsby.tsx") },
  jsx: "automatic",
  // The frame may load fonts that stand in its script, and no others.
  loader: { ".woff2": "dataurl" },
  define: {
    "process.env.NODE_ENV": '"production"',
    // Of Gatsby's stages, none: the pages need all styles.
    "process.env.BUILD_STAGE": '""',
  },
} as const satisfies BuildOptions;

/** The script of the preview's frame, made beside other work: it takes a second or two. */
export const previewScript = async (): Promise<Buffer> =>
  bytesOf((await build(previewOptions)).outputFiles);

/** The same, for a build of the site, which waits for it. */
export const previewScriptNow = (): Buffer => bytesOf(buildSync(previewOptions).outputFiles);
