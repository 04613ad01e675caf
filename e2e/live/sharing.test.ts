/** @jest-environment jsdom */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { hrefsOf, one, readPage, textOf } from "../document";
import { builtRoutes } from "../builtRoutes";
import { site } from "../content";
import { siteDir } from "../site";

const content = (page: Document, name: string) =>
  one(page, `meta[property="${name}"], meta[name="${name}"]`).getAttribute("content") ?? "";

/** The path of the social image that a route's page names. */
function pictureOf(route: string): string {
  const address = content(readPage(route), "og:image");
  expect(address.startsWith(`${site.url}/sharing/`)).toBe(true);
  return address.slice(site.url.length);
}

describe.each(builtRoutes)("a shared link to %s", (route) => {
  const page = () => readPage(route);

  it("has the page's own title, description and address", () => {
    const description = one(page(), 'meta[name="description"]').getAttribute("content");
    const title = content(page(), "og:title").replace(/\s+/g, " ").trim();
    expect(title).toBe(textOf(one(page(), "head > title")));
    expect(content(page(), "og:description")).toBe(description);
    expect([content(page(), "og:url")]).toEqual(hrefsOf(page(), 'link[rel="canonical"]'));
    expect(content(page(), "twitter:card")).toBe("summary_large_image");
  });

  it("has a picture of the declared size", async () => {
    const { width, height, format } = await sharp(join(siteDir, pictureOf(route))).metadata();
    expect([width, height, format]).toEqual([1200, 630, "jpeg"]);
    expect([String(width), String(height)]).toEqual(
      ["width", "height"].map((side) => content(page(), `og:image:${side}`)),
    );
  });
});

test("each page has its own social image, and there are no others", () => {
  const pictures = new Set(builtRoutes.map(pictureOf));
  expect(pictures.size).toBe(builtRoutes.length);
  expect(readdirSync(join(siteDir, "sharing"))).toHaveLength(builtRoutes.length);
});
