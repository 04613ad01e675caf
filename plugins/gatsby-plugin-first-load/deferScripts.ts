import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deferredScriptAttribute } from "./shared";

/** The file with the script tags. Gatsby writes it with its bundles, and inserts the tags into each page. */
const tagsFile = "_gatsby/slices/_gatsby-scripts-1.html";

const gatsbysTags =
  /^\s*<script\s+id="gatsby-chunk-mapping"\s*>([^<]*)<\/script>\s*<script>(window\.___webpackCompilationHash=[^<]*)<\/script>((?:<script src="[^"]+" async><\/script>)+)$/;

/** The path below public/ of a file that pages share. The name contains a hash of the text. */
export function hashedPath(name: "deferred.css" | "chunks.js", text: string): string {
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 12);
  return `static/${name.replace(".", `-${hash}.`)}`;
}

const deferredScript = (address: string) =>
  `<script ${deferredScriptAttribute}="${address}"></script>`;

/**
 * Rewrites the script tags so that the loader loads the scripts. Gatsby's inline map of chunks, half a
 * kilobyte that does not compress, becomes a separate script that loads first.
 * @returns the problem, if Gatsby's tags have an unexpected format
 */
export function deferScripts(publicDir: string): string | undefined {
  const file = join(publicDir, tagsFile);
  const [, mapping, hash, scripts] =
    (existsSync(file) && gatsbysTags.exec(readFileSync(file, "utf8"))) || [];
  if (mapping === undefined || hash === undefined || scripts === undefined)
    return `The script tags that Gatsby writes into public/${tagsFile} have an unexpected format; see docs/architecture.md.`;
  const text = mapping.trim() + hash;
  const path = hashedPath("chunks.js", text);
  const addresses = [...scripts.matchAll(/src="([^"]+)"/g)].map(([, address = ""]) => address);
  writeFileSync(join(publicDir, path), text);
  writeFileSync(file, [`/${path}`, ...addresses].map(deferredScript).join(""));
  return undefined;
}
