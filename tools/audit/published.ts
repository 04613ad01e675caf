import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileOfAddress } from "../../plugins/gatsby-plugin-site-files/cleanAddresses";
import { pathsBelow } from "../../plugins/gatsby-plugin-site-files/files";
import { compressFile, isCompressible } from "../../publisher/server/release/compress";

/** The address of a page's baseline. */
export const baselineOfRoute = (route: string) => `/baseline${route === "/" ? "" : route}`;

/** The baseline: the page as plain HTML with its first picture, without styles, fonts and scripts. */
function baselineOf(html: string): string {
  const [picture = ""] = /<picture>.*?<\/picture>/s.exec(html) ?? [];
  const [, title = ""] = /<title[^>]*>(.*?)<\/title>/s.exec(html) ?? [];
  const [, description = ""] = /<meta[^>]*name="description" content="([^"]*)"/.exec(html) ?? [];
  const [, body = ""] = /<body[^>]*>(.*)<\/body>/s.exec(html) ?? [];
  const words = body
    .replace(/<(script|style|noscript|svg|picture)\b.*?<\/\1>/gs, "")
    .replace(/ (class|style|data-[a-z-]+)="[^"]*"/g, "");
  const shown = picture.replace(/ loading="lazy"/g, "").replace(/sizes="[^"]*"/g, 'sizes="100vw"');
  return (
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${title}</title><meta name="description" content="${description}">` +
    "<style>img{max-width:100%;height:auto}</style></head>" +
    `<body>${shown}${words}</body></html>`
  );
}

/** A copy of the site, compressed like a release, with a baseline for each route. */
export async function publishForAudit(siteDir: string, routes: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), "audit-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  cpSync(siteDir, folder, { recursive: true });
  for (const route of routes) {
    const file = join(folder, fileOfAddress(baselineOfRoute(route)));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, baselineOf(readFileSync(join(siteDir, fileOfAddress(route)), "utf8")));
  }
  for (const path of pathsBelow(folder).filter(isCompressible))
    await compressFile(join(folder, path), path.endsWith(".html") ? "page" : "script");
  return { folder, remove };
}
