/**
 * The baseline: the page as plain HTML with its first picture. No page with these words and this
 * picture can load faster.
 */
export function baselineOf(html: string): string {
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
