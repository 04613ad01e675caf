import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Issue } from "../../src/content/check/checkContent";
import type { ShownPage } from "../../src/content/pagesShowing";
import { htmlFiles, routeOfFile } from "../gatsby-plugin-site-files/builtPages";

const kilobyte = 1024;

/** What a server sends in the first round trip, in KB: ten packets of 1460 bytes. */
const firstRoundTrip = 14.2;

/**
 * The compressed size of a page, in KB: with Brotli at the level of hosts that compress each answer.
 * `npm start` compresses more.
 */
function sizeOf(path: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const { length } = brotliCompressSync(readFileSync(path), { params });
  return Math.ceil((10 * length) / kilobyte) / 10;
}

/**
 * Warns of pages that are larger than the first round trip, so that a visitor waits for a second one.
 * Without a built site there are no warnings.
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
