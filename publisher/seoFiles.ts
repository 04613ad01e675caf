import type { CreatePagesArgs } from "gatsby";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { manifest, robots, sitemap } from "../src/seo/siteFiles";
import { palette } from "../src/theme/palette";

type SiteFacts = {
  site: { name: string; url: string; wordmark: { name: string } } | null;
};

function writeIfChanged(path: string, text: string): void {
  if (!existsSync(path) || readFileSync(path, "utf8") !== text) writeFileSync(path, text);
}

/** Writes what search engines and home screens ask for beside the pages. */
export async function writeSeoFiles(
  graphql: CreatePagesArgs["graphql"],
  publicDir: string,
  paths: readonly string[],
): Promise<void> {
  const { data, errors } = await graphql<SiteFacts>(`
    query SeoFiles {
      site: siteJson {
        name
        url
        wordmark {
          name
        }
      }
    }
  `);
  if (!data?.site) throw new Error(`The files for search engines: ${String(errors)}`);
  const { name, url, wordmark } = data.site;
  const colors = { theme: palette.bayDeep, background: palette.white };
  const files = {
    "sitemap.xml": sitemap(url, paths),
    "robots.txt": robots(url),
    "manifest.webmanifest": manifest({ name, shortName: wordmark.name, url }, colors),
  };
  for (const [file, text] of Object.entries(files)) writeIfChanged(join(publicDir, file), text);
}
