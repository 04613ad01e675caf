import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Advice } from "../../src/content/check/checkContent";

/** What a server sends before it waits for the first answer, in KB: ten packets of TCP. */
const firstRoundTrip = 14;

const kilobyte = 1024;

/** Folders of a built site whose HTML no visitor reads. */
const noPages = /^((_gatsby|admin|page-data|~partytown)\/|__forms)/;

/** The HTML of a page as it travels, compressed, in KB. */
const sizeOf = (path: string) => gzipSync(readFileSync(path), { level: 9 }).length / kilobyte;

const addressOf = (file: string) => `/${file.replace(/(^|\/)index\.html$|\.html$/, "")}`;

const plain =
  "has grown long, and visitors wait a little longer for it; shorter or fewer texts would help";

/**
 * Advice on the pages of a built site that are larger than what a first round trip carries: a
 * visitor waits for a second one. None where nothing is built yet. It fails nothing, for what a
 * page holds is its owner's choice.
 */
export function largePages(siteDir: string): Advice[] {
  if (!existsSync(siteDir)) return [];
  return readdirSync(siteDir, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(".html") && !noPages.test(path))
    .sort()
    .flatMap((file) => {
      const size = sizeOf(join(siteDir, file));
      if (size <= firstRoundTrip) return [];
      const message = `has ${size.toFixed(1)} KB of HTML, compressed, as it was last built, and the first answer of a server carries ${firstRoundTrip}; with shorter or fewer texts visitors read it sooner`;
      const page = addressOf(file);
      return [{ file: `the page ${page}`, page, message, plain }];
    });
}
