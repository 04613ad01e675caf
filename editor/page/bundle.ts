import { build, type BuildOptions } from "esbuild";
import { join } from "node:path";
import type { EditorSettings } from "../types";

const source = join(__dirname, "../../src");

async function bundle(options: BuildOptions): Promise<Buffer> {
  const { outputFiles = [] } = await build({
    bundle: true,
    write: false,
    minify: true,
    format: "iife",
    target: "es2022",
    legalComments: "none",
    ...options,
  });
  return Buffer.concat(outputFiles.map(({ contents }) => contents));
}

/** Bundles a script of `editor/browser/`. */
export const pageScript = (file: string, settings?: EditorSettings): Promise<Buffer> =>
  bundle({
    entryPoints: [join(__dirname, "../browser", file)],
    define: settings && { EDITOR_SETTINGS: JSON.stringify(settings) },
  });

/** Bundles the site's components with a replacement for Gatsby, for the frame of the preview. */
export const previewScript = (): Promise<Buffer> =>
  bundle({
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
  });
