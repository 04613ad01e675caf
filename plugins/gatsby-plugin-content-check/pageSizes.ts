import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Issue } from "../../src/content/check/checkContent";
import type { ShownPage } from "../../src/content/pagesShowing";
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

/**
 * Warnings of the pages of a built site that are larger than what a first round trip carries: a
 * visitor waits for a second one. None where nothing is built yet.
 * @param pages the pages that show content
 */
export function largePages(siteDir: string, pages: readonly ShownPage[]): Issue[] {
  if (!existsSync(siteDir)) return [];
  return htmlFiles(siteDir).flatMap((html) => {
    const size = sizeOf(join(siteDir, html));
    if (size <= firstRoundTrip) return [];
    const route = routeOfFile(html);
    const page = pages.find(({ path }) => path === route);
    const name = page?.label ?? `The page ${route}`;
    const message = `${name} has grown long, and visitors wait a little longer for it: ${size.toFixed(1)} KB of HTML, compressed, where the first answer of a server carries ${firstRoundTrip}; shorter or fewer texts would help`;
    return [{ file: page ? `data/${page.file}` : `public/${html}`, path: [], message }];
  });
}
