/** @jest-environment jsdom */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileOf, hrefsOf, readDocument, readHtml } from "../document";
import { htmlFiles } from "../builtRoutes";
import { contentTexts, site } from "../content";
import { siteDir } from "../site";

// The links and requests of every page, with any content.

/** The address of a town page. A page can link to many towns, but few towns have a page. */
const townLink = /^\/locations\/[a-z0-9-]+$/;
const townLinksOf = (page: Document) =>
  [...page.querySelectorAll('section[aria-labelledby="cities-title"]')].flatMap((section) =>
    hrefsOf(section).filter((href) => townLink.test(href)),
  );

/** Every address that a page's markup makes a browser request. */
function requestsOf(file: string): string[] {
  const page = readDocument(file);
  const loaded = ["stylesheet", "preload", "modulepreload", "icon", "apple-touch-icon", "manifest"];
  const links = [...page.querySelectorAll("link")]
    .filter(({ rel }) => rel.split(" ").some((kind) => loaded.includes(kind)))
    .flatMap((link) => link.getAttribute("href") ?? []);
  // `data-src` names a script that the loader requests later.
  const sources = [...page.querySelectorAll("[src], [data-src]")].map(
    (item) => item.getAttribute("src") ?? item.getAttribute("data-src") ?? "",
  );
  const sets = [...page.querySelectorAll("[srcset]")].flatMap((item) =>
    (item.getAttribute("srcset") ?? "").split(",").map((part) => part.trim().split(" ")[0] ?? ""),
  );
  const inStyles = [...readHtml(file).matchAll(/url\(["']?([^"')]+)/g)].map(([, url]) => url ?? "");
  return [...links, ...sources, ...sets, ...inStyles];
}

function isDead(file: string, href: string): boolean {
  if (/^(tel|mailto):./.test(href) || href === site.license.lookup) return false;
  if (!/^[/#]/.test(href) || href.startsWith("//")) return true;
  const [address = "", fragment] = href.split("#");
  const [path = ""] = address.split("?");
  if (/\.[a-z0-9]+$/.test(path)) return !existsSync(join(siteDir, path));
  const target = path === "" ? file : fileOf(path);
  if (!existsSync(join(siteDir, target))) return true;
  // A link in the content may have a wrong fragment: the owner is responsible for it.
  if (fragment === undefined || contentTexts.includes(href)) return false;
  return !readDocument(target).getElementById(fragment);
}

describe.each(htmlFiles)("%s", (file) => {
  const page = () => readDocument(file);

  it("links only to existing pages, parts and files", () => {
    const towns = townLinksOf(page());
    const hrefs = hrefsOf(page());
    expect(hrefs.length).toBeGreaterThan(10);
    expect(hrefs.filter((href) => !towns.includes(href) && isDead(file, href))).toEqual([]);
  });

  it("requests only existing files of this site", () => {
    const requests = requestsOf(file);
    expect(requests.length).toBeGreaterThan(3);
    expect(requests.filter((url) => !/^(\/(?!\/)|data:|#)/.test(url))).toEqual([]);
    const gone = requests.filter((url) => {
      const [path = ""] = url.split(/[?#]/);
      return path.startsWith("/") && !existsSync(join(siteDir, path));
    });
    expect(gone).toEqual([]);
  });
});
