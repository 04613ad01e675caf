import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { ContentFiles } from "../../src/content/resolveContent";
import { escaped } from "../../src/content/words/wording";
import { pageUrl } from "../../src/seo/addresses";
import { redirectsFile } from "../../src/seo/redirects";
import { siteIn, snapshotDir } from "../../lib/content/snapshot";
import { socialImagePages } from "./socialImages/socialImagePages";
import { makeSocialImages } from "./socialImages/socialImages";
import { webManifest } from "./webManifest";

/** The list of pages for search engines. */
export function sitemap(siteUrl: string, paths: readonly string[]): string {
  const urls = paths
    .filter((path) => path !== "/404.html")
    .sort()
    .map((path) => `  <url><loc>${escaped(pageUrl(siteUrl, path))}</loc></url>\n`);
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
    `${urls.join("")}</urlset>\n`
  );
}

/** The robots.txt: search engines may read everything except the editor. */
export function robots(siteUrl: string): string {
  return `User-agent: *\nDisallow: /admin\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

/** Writes the files for search engines, home screens and shared links. */
export async function writeSeoFiles(
  content: ContentFiles,
  publicDir: string,
  paths: readonly string[],
): Promise<void> {
  const { name, url, wordmark, phone, license, redirects } = siteIn(content);
  const files = {
    "sitemap.xml": sitemap(url, paths),
    _redirects: redirectsFile(redirects),
    "robots.txt": robots(url),
    "manifest.webmanifest": webManifest(name, wordmark.name),
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(publicDir, file), text);
  await makeSocialImages(
    socialImagePages(snapshotDir(), content),
    { name, phone: phone.number, license: license.number },
    { publicDir, cacheDir: resolve(".cache/sharing") },
  );
}
