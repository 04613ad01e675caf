import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileOfAddress } from "../../lib/built/cleanAddresses";
import { pathsBelow } from "../../lib/files/files";
import { compressFile, isCompressible } from "../../publisher/server/release/compress";

type Kind = keyof typeof bodies;

/** The address of a page's baseline. */
export const baselineOfRoute = (kind: Kind, route: string) =>
  `/baseline/${kind}${route === "/" ? "" : route}`;

/** The words of a page, without styles, pictures, fonts and scripts. */
const wordsOf = (body: string) =>
  body
    .replace(/<(script|style|noscript|svg|picture)\b.*?<\/\1>/gs, "")
    .replace(/ (class|style|data-[a-z-]+)="[^"]*"/g, "");

/** The contents of a baseline below the page's first picture. */
const bodies = {
  /** The words of the page. The ratio to this baseline shows the cost of styles, fonts and scripts. */
  words: wordsOf,
  /** Only the heading. The ratio to this baseline shows the cost of the page's weight. */
  picture: (body: string) => /<h1\b.*?<\/h1>/s.exec(wordsOf(body))?.[0] ?? "",
} as const satisfies Record<string, (body: string) => string>;

/** The baselines of a page. */
export const kinds = Object.keys(bodies) as Kind[];

/** A baseline: plain HTML with the page's first picture. */
function baselineOf(kind: Kind, html: string): string {
  const [picture = ""] = /<picture>.*?<\/picture>/s.exec(html) ?? [];
  const [, title = ""] = /<title[^>]*>(.*?)<\/title>/s.exec(html) ?? [];
  const [, description = ""] = /<meta[^>]*name="description" content="([^"]*)"/.exec(html) ?? [];
  const [, body = ""] = /<body[^>]*>(.*)<\/body>/s.exec(html) ?? [];
  const shown = picture.replace(/ loading="lazy"/g, "").replace(/sizes="[^"]*"/g, 'sizes="100vw"');
  return (
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${title}</title><meta name="description" content="${description}">` +
    "<style>img{max-width:100%;height:auto}</style></head>" +
    `<body>${shown}${bodies[kind](body)}</body></html>`
  );
}

/**
 * A copy of the site with the baselines of each route. The copy has only gzip, like most hosts, because
 * Brotli would hide some weight.
 */
export async function publishForLighthouse(siteDir: string, routes: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), "lighthouse-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  cpSync(siteDir, folder, { recursive: true });
  for (const route of routes) {
    const html = readFileSync(join(siteDir, fileOfAddress(route)), "utf8");
    for (const kind of kinds) {
      const file = join(folder, fileOfAddress(baselineOfRoute(kind, route)));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, baselineOf(kind, html));
    }
  }
  for (const path of pathsBelow(folder).filter(isCompressible)) {
    const file = join(folder, path);
    await compressFile(file, path.endsWith(".html") ? "page" : "script");
    rmSync(`${file}.br`, { force: true });
  }
  return { folder, remove };
}
