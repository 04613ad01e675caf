import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashedPath } from "./hashedPath";
import { deferredScriptAttribute } from "./names";

/** The script tags of all pages: Gatsby writes them with its bundles, and puts them into each page. */
const tagsFile = "_gatsby/slices/_gatsby-scripts-1.html";

const asGatsbyWritesThem =
  /^\s*<script\s+id="gatsby-chunk-mapping"\s*>([^<]*)<\/script>\s*<script>(window\.___webpackCompilationHash=[^<]*)<\/script>((?:<script src="[^"]+" async><\/script>)+)$/;

const deferredScript = (address: string) =>
  `<script ${deferredScriptAttribute}="${address}"></script>`;

/**
 * Has the loader load the scripts, in place of the browser. What Gatsby knows of all pages is half a
 * kilobyte that does not compress: it becomes a file, to be run before the other scripts.
 * @returns what is wrong, if Gatsby's tags are not as they used to be
 */
export function deferScripts(publicDir: string): string | undefined {
  const file = join(publicDir, tagsFile);
  const [, mapping, hash, scripts] =
    (existsSync(file) && asGatsbyWritesThem.exec(readFileSync(file, "utf8"))) || [];
  if (mapping === undefined || hash === undefined || scripts === undefined)
    return `Gatsby no longer writes script tags into public/${tagsFile} as it used to; see docs/architecture.md.`;
  const text = mapping.trim() + hash;
  const path = hashedPath("chunks.js", text);
  const addresses = [...scripts.matchAll(/src="([^"]+)"/g)].map(([, address = ""]) => address);
  writeFileSync(join(publicDir, path), text);
  writeFileSync(file, [`/${path}`, ...addresses].map(deferredScript).join(""));
  return undefined;
}
