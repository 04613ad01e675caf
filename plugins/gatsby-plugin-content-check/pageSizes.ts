import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Advice } from "../../src/content/check/checkContent";
import { htmlFiles, routeOfFile } from "../gatsby-plugin-site-files/builtPages";

const kilobyte = 1024;

/** What a server sends before it waits for the first answer, in KB: ten packets of 1460 bytes. */
const firstRoundTrip = 14.2;

/**
 * The HTML of a page as it travels, in KB: with Brotli, which every browser of ours asks for, as a
 * host compresses that does it while it answers. `npm start` serves a page in fewer bytes.
 */
function sizeOf(path: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const { length } = brotliCompressSync(readFileSync(path), { params });
  return Math.ceil((10 * length) / kilobyte) / 10;
}

const plain =
  "has grown long, and visitors wait a little longer for it; shorter or fewer texts would help";

/**
 * Advice on the pages of a built site that are larger than what a first round trip carries: a
 * visitor waits for a second one. None where nothing is built yet. It fails nothing, for what a
 * page holds is its owner's choice.
 */
export function largePages(siteDir: string): Advice[] {
  if (!existsSync(siteDir)) return [];
  return htmlFiles(siteDir).flatMap((file) => {
    const size = sizeOf(join(siteDir, file));
    if (size <= firstRoundTrip) return [];
    const message = `has ${size.toFixed(1)} KB of HTML, compressed, as it was last built, and the first answer of a server carries ${firstRoundTrip}; with shorter or fewer texts visitors read it sooner`;
    const page = routeOfFile(file);
    return [{ file: `the page ${page}`, page, message, plain }];
  });
}
