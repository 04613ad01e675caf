import { pageUrl } from "../../src/seo/addresses";

export type SiteFacts = {
  name: string;
  /** The name where there is little room. */
  shortName: string;
  /** The address of the site, without a slash at the end. */
  url: string;
};

export type SiteFile = { name: string; text: string };

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

const inXml = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** Whether search engines shall find a page: all but the one that stands for missing pages. */
const isFound = (path: string) => !/^\/(404|dev-404-page)(\.html)?$/.test(path);

/** The list of pages for search engines. */
export function sitemap(siteUrl: string, paths: readonly string[]): string {
  const urls = [...new Set(paths)]
    .filter(isFound)
    .sort()
    .map((path) => `  <url><loc>${inXml(pageUrl(siteUrl, path))}</loc></url>\n`);
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
    `${urls.join("")}</urlset>\n`
  );
}

/** What search engines may read: everything but the editor. */
export function robots(siteUrl: string): string {
  return `User-agent: *\nDisallow: /admin\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

/** The name, colors and icons that a home screen shows. */
export function manifest(
  { name, shortName }: SiteFacts,
  colors: { theme: string; background: string },
): string {
  const icon = (size: number, kind = "") => ({
    src: `/icon-${kind && `${kind}-`}${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    ...(kind && { purpose: kind }),
  });
  return JSON.stringify({
    name,
    short_name: shortName,
    lang: "en-US",
    start_url: "/",
    display: "browser",
    theme_color: colors.theme,
    background_color: colors.background,
    icons: [icon(192), icon(512), icon(512, "maskable")],
  });
}
