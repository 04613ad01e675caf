import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { siteDir } from "../site";
import { fileOf, readHtml } from "../document";

/** The bytes that a page's first view loads. Text counts with gzip. */
export type Weight = {
  html: number;
  /** The inline styles, which are part of the HTML. */
  css: number;
  /** The scripts that load before the visitor does anything. */
  script: number;
  fonts: number;
  /** The hero image on Lighthouse's phone: 412 px wide, 1.75 device pixels each. */
  hero: number;
};

type Stats = { namedChunkGroups: Record<string, { assets: { name: string }[] } | undefined> };

const read = (path: string) => readFileSync(join(siteDir, path));
const gzipped = (content: Buffer | string) => gzipSync(content, { level: 9 }).length;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The scripts of a page: the site's own in the HTML, and those of its template. */
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

/** The hero image that a phone chooses from the best format. */
function heroOf(file: string): number {
  const [, picture] =
    [...readHtml(file).matchAll(/<picture>(.*?)<\/picture>/gs)].find(([markup]) =>
      markup.includes('fetchpriority="high"'),
    ) ?? [];
  const [, set] = /srcset="([^"]+)"/i.exec(picture ?? "") ?? [];
  if (set === undefined) return 0;
  const candidates = set.split(",").map((part) => {
    const [path = "", width] = part.trim().split(" ");
    return { path, width: Number.parseInt(width ?? "", 10) };
  });
  const chosen = candidates.find(({ width }) => width >= 412 * 1.75) ?? candidates.at(-1);
  return chosen ? statSync(join(siteDir, chosen.path)).size : 0;
}

export function weightOf(route: string): Weight {
  const file = route === "404" ? "404.html" : fileOf(route);
  const html = readHtml(file);
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css ?? "");
  const fonts = [...html.matchAll(/url\(\/([^)]+\.woff2)\)/g)].map(([, path]) => path ?? "");
  return {
    html: gzipped(html),
    css: gzipped(styles.join("")),
    script: sum(scriptsOf(file).map((path) => gzipped(read(path)))),
    fonts: sum([...new Set(fonts)].map((path) => read(path).length)),
    hero: heroOf(file),
  };
}
