import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { siteDir } from "../site";
import { readHtml } from "../document";

/** The bytes that a page's first view loads. Text is counted as compressed with gzip. */
type Weight = {
  html: number;
  /** The inline styles, which are part of the HTML. */
  css: number;
  /** The scripts that load before the visitor does anything. */
  script: number;
  fonts: number;
};

/**
 * The largest HTML that arrives in the first flight of a connection: ten packets, some 14,600 bytes with
 * the headers. A larger page waits for another round trip before its first paint.
 */
export const firstFlight = 13_900;

type Stats = { namedChunkGroups: Record<string, { assets: { name: string }[] } | undefined> };

const read = (path: string) => readFileSync(join(siteDir, path));
const gzipped = (content: Buffer | string) => gzipSync(content, { level: 9 }).length;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The scripts of a page: the scripts in the HTML, and the scripts of the page's template. */
function scriptsOf(file: string): string[] {
  const named = [...readHtml(file).matchAll(/<script [^>]*\bsrc="\/([^"]+)"/g)].map(
    ([, path]) => path ?? "",
  );
  const dataPath = file.replace(/(\/?index)?\.html$/, "");
  const pageData = read(
    `page-data/${file === "404.html" ? file : dataPath || "index"}/page-data.json`,
  );
  const { componentChunkName } = JSON.parse(pageData.toString()) as { componentChunkName: string };
  const { namedChunkGroups } = JSON.parse(read("webpack.stats.json").toString()) as Stats;
  const assets = namedChunkGroups[componentChunkName]?.assets ?? [];
  if (named.length < 3 || assets.length === 0)
    throw new Error(`The scripts of ${file} are unknown.`);
  return [...new Set([...named, ...assets.map(({ name }) => name)])];
}

/** @param file the HTML file of the page */
export function weightOf(file: string): Weight {
  const html = readHtml(file);
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css ?? "");
  const fonts = [...html.matchAll(/url\(\/([^)]+\.woff2)\)/g)].map(([, path]) => path ?? "");
  return {
    html: gzipped(html),
    css: gzipped(styles.join("")),
    script: sum(scriptsOf(file).map((path) => gzipped(read(path)))),
    fonts: sum([...new Set(fonts)].map((path) => read(path).length)),
  };
}
