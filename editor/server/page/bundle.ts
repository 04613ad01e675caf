import { build, type BuildOptions } from "esbuild";
import { join } from "node:path";
import type { AppSettings } from "../../types";

const source = join(__dirname, "../../../src");

/** The source files of all scripts that were bundled so far. */
export const bundledFiles = new Set<string>();

async function bundle(options: BuildOptions): Promise<Buffer> {
  const { outputFiles = [], metafile } = await build({
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    format: "iife",
    target: "es2022",
    legalComments: "none",
    ...options,
  });
  for (const file of Object.keys(metafile?.inputs ?? {})) bundledFiles.add(file);
  return Buffer.concat(outputFiles.map(({ contents }) => contents));
}

/** Bundles the script of the sign-in. */
export const enterScript = (): Promise<Buffer> =>
  bundle({ entryPoints: [join(__dirname, "../access/enterScript.ts")] });

/** Bundles the editor's app. */
export const appScript = (settings: AppSettings): Promise<Buffer> =>
  bundle({
    entryPoints: [join(__dirname, "../../app/main.tsx")],
    jsx: "automatic",
    define: {
      EDITOR_SETTINGS: JSON.stringify(settings),
      "process.env.NODE_ENV": '"production"',
    },
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
