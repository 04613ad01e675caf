import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Issue } from "../../src/content/check/checkContent";
import type { ShownPage } from "../../src/content/pagesShowing";
import { htmlFiles, routeOfFile } from "../gatsby-plugin-site-files/builtPages";

const kilobyte = 1024;

/** The size of the first round trip, in KB: a server sends ten packets of 1460 bytes. */
const firstRoundTrip = 14.2;

/**
 * The compressed size of a page, in KB. The Brotli level is that of hosts that compress each response;
 * `npm start` compresses more.
 */
function sizeOf(path: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const { length } = brotliCompressSync(readFileSync(path), { params });
  return Math.ceil((10 * length) / kilobyte) / 10;
}

/**
 * Warns about pages that are larger than the first round trip: visitors wait for a second one.
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
    const message = `${name} has grown long, so visitors wait a little longer for it: ${size.toFixed(1)} KB of HTML when compressed, and the first round trip carries ${firstRoundTrip} KB; shorten or remove some texts`;
    return [{ file: page ? `data/${page.file}` : `public/${html}`, path: [], message }];
  });
}
