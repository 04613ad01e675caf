/** @jest-environment jsdom */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { routes } from "../routes";
import { siteDir } from "../site";
import { fileOf, hrefsOf, readDocument, readHtml } from "./page";

const files = [...routes.map(fileOf), "404.html"];
const cityLink = /^\/locations\/[a-z-]+-md$/;

/** Every address that a page's markup makes a browser ask for. */
function requestsOf(file: string): string[] {
  const page = readDocument(file);
  const loaded = ["stylesheet", "preload", "modulepreload", "icon", "apple-touch-icon", "manifest"];
  const links = [...page.querySelectorAll("link")]
    .filter(({ rel }) => rel.split(" ").some((kind) => loaded.includes(kind)))
    .flatMap((link) => link.getAttribute("href") ?? []);
  // Scripts are named for the loader, which asks for them later.
  const sources = [...page.querySelectorAll("[src], [data-src]")].map(
    (item) => item.getAttribute("src") ?? item.getAttribute("data-src") ?? "",
  );
  const sets = [...page.querySelectorAll("[srcset]")].flatMap((item) =>
    (item.getAttribute("srcset") ?? "").split(",").map((part) => part.trim().split(" ")[0] ?? ""),
  );
  const inStyles = [...readHtml(file).matchAll(/url\(["']?([^"')]+)/g)].map(([, url]) => url ?? "");
  return [...links, ...sources, ...sets, ...inStyles];
}

describe.each(files)("%s", (file) => {
  const page = () => readDocument(file);

  it("links only to pages, parts and files that are there", () => {
    const dead = hrefsOf(page()).filter((href) => {
      if (/^(tel|mailto):/.test(href)) return false;
      if (file === "services/windows.html" && cityLink.test(href)) return false;
      if (!/^[/#]/.test(href) || href.startsWith("//")) return true;
      const [address = "", fragment] = href.split("#");
      const [path = ""] = address.split("?");
      if (/\.[a-z0-9]+$/.test(path)) return !existsSync(join(siteDir, path));
      const target = path === "" ? file : fileOf(path);
      if (!existsSync(join(siteDir, target))) return true;
      return fragment !== undefined && !readDocument(target).getElementById(fragment);
    });
    expect(dead).toEqual([]);
  });

  it("writes links without a trailing slash", () => {
    expect(hrefsOf(page()).filter((href) => /[^/]\/($|#|\?)/.test(href))).toEqual([]);
  });

  it("asks for files of this site only, and each is there", () => {
    const requests = requestsOf(file);
    expect(requests.length).toBeGreaterThan(3);
    expect(requests.filter((url) => !/^(\/(?!\/)|data:|#)/.test(url))).toEqual([]);
    const gone = requests.filter((url) => {
      const [path = ""] = url.split(/[?#]/);
      return path.startsWith("/") && !existsSync(join(siteDir, path));
    });
    expect(gone).toEqual([]);
  });

  it("names elements once, and only ones that are there", () => {
    const ids = [...page().querySelectorAll("[id]")].map(({ id }) => id);
    // Gatsby's own two scripts aside, which have no meaning for a reader.
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const named = ["aria-labelledby", "aria-describedby", "for"].flatMap((name) =>
      [...page().querySelectorAll(`[${name}]`)].flatMap((item) =>
        (item.getAttribute(name) ?? "").split(" "),
      ),
    );
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
  });
});
