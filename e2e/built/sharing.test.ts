/** @jest-environment jsdom */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { business } from "../facts";
import { routes } from "../routes";
import { siteDir } from "../site";
import { one, readPage, textOf } from "./page";

const content = (page: Document, name: string) =>
  one(page, `meta[property="${name}"], meta[name="${name}"]`).getAttribute("content") ?? "";

/** The file of a route's sharing picture, as its page names it. */
function pictureOf(route: string): string {
  const address = content(readPage(route), "og:image");
  expect(address.startsWith(`${business.url}/sharing/`)).toBe(true);
  return join(siteDir, address.slice(business.url.length));
}

describe.each(routes)("what is shown where %s is shared", (route) => {
  const page = () => readPage(route);

  it("is the page's own title, description and address", () => {
    const description = one(page(), 'meta[name="description"]').getAttribute("content");
    for (const service of ["og", "twitter"]) {
      expect(content(page(), `${service}:title`)).toBe(textOf(one(page(), "head > title")));
      expect(content(page(), `${service}:description`)).toBe(description);
      expect(content(page(), `${service}:image`)).toBe(content(page(), "og:image"));
    }
    expect(content(page(), "og:url")).toBe(
      one(page(), 'link[rel="canonical"]').getAttribute("href"),
    );
    expect(content(page(), "twitter:card")).toBe("summary_large_image");
  });

  it("is a picture of the size that is announced, lighter than 300 KB", async () => {
    const bytes = readFileSync(pictureOf(route));
    const { width, height, format } = await sharp(bytes).metadata();
    expect([width, height, format]).toEqual([1200, 630, "jpeg"]);
    expect([String(width), String(height)]).toEqual(
      ["width", "height"].map((side) => content(page(), `og:image:${side}`)),
    );
    expect(bytes.length).toBeLessThan(300_000);
  });
});

test("each page has a picture of its own, and no other picture is published", () => {
  const pictures = routes.map((route) => readFileSync(pictureOf(route)).toString("base64"));
  expect(new Set(pictures).size).toBe(routes.length);
  expect(readdirSync(join(siteDir, "sharing"))).toHaveLength(routes.length);
});
