import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { site } from "../../src/content/model/business";
import { redirectsFile } from "../../src/seo/redirects";
import type { Content } from "./content";
import { manifest, robots, sitemap } from "./siteFiles";
import { sharedPages } from "./socialImages/sharedPages";
import { makeSocialImages } from "./socialImages/socialImages";

function writeIfChanged(path: string, text: string): void {
  if (!existsSync(path) || readFileSync(path, "utf8") !== text) writeFileSync(path, text);
}

/** Writes the files for search engines, home screens and shared links. */
export async function writeSeoFiles(
  content: Content,
  publicDir: string,
  paths: readonly string[],
): Promise<void> {
  const { name, url, wordmark, phone, license, redirects } = content.one(site);
  const files = {
    "sitemap.xml": sitemap(url, paths),
    _redirects: redirectsFile(redirects),
    "robots.txt": robots(url),
    "manifest.webmanifest": manifest(name, wordmark.name),
  };
  for (const [file, text] of Object.entries(files)) writeIfChanged(join(publicDir, file), text);
  await makeSocialImages(
    sharedPages(content),
    { name, phone: phone.number, license: license.number },
    { publicDir, cacheDir: resolve(".cache/sharing") },
  );
}
