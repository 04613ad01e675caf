import type { ContentFiles } from "../../../src/content/resolveContent";
import { allPages, type SitePage } from "../../../src/content/pages/sitePages";
import { isGroup, valueAt } from "../../../src/content/schema/schemaParts";
import type { EntryChange } from "../session/state";

/** The file with the redirects of the site. */
export const fileOfRedirects = "site.json";

const redirectsIn = (site: unknown): readonly unknown[] => {
  const list = valueAt(site, ["redirects"]);
  return Array.isArray(list) ? list : [];
};

/**
 * True if an old address leads to a page already.
 * @param site the content of the file with the redirects
 */
export const isRedirected = (site: unknown, from: string): boolean =>
  redirectsIn(site).some((redirect) => valueAt(redirect, ["from"]) === from);

const leadsTo = (redirect: unknown, path: string) =>
  String(valueAt(redirect, ["to"])).replace(/#.*$/, "") === path;

/**
 * The change that leads an old address to a page. Redirects that led to the old address lead to the page, too.
 * @param site the content of the file with the redirects, to which the change is made
 */
export const redirectChange = (site: unknown, from: string, to: string): EntryChange => ({
  kind: "set",
  file: fileOfRedirects,
  path: ["redirects"],
  value: [
    ...redirectsIn(site).map((redirect) =>
      isGroup(redirect) && leadsTo(redirect, from) ? { ...redirect, to } : redirect,
    ),
    { from, to },
  ],
});

/**
 * The page to which the address of a deleted page can lead: the page above it, "/services" for
 * "/services/decks", or else the home page.
 */
export function pageAbove(path: string, files: ContentFiles): SitePage | undefined {
  const pages = allPages(files);
  const above = path.replace(/\/[^/]*$/, "") || "/";
  return pages.find((page) => page.path === above) ?? pages.find((page) => page.path === "/");
}
