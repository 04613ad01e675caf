/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { manifest, robots, sitemap } from "./siteFiles";
import { palette } from "../../src/theme/palette";

const url = "https://www.example.com";

describe("the sitemap", () => {
  it("names every page once, in order, and neither the page for missing pages nor a fragment", () => {
    const paths = [
      "/services/decks",
      "/",
      "/about",
      "/404",
      "/404.html",
      "/dev-404-page",
      "/about",
    ];
    const locations = [...sitemap(url, paths).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, at]) => at);
    expect(locations).toEqual([`${url}/`, `${url}/about`, `${url}/services/decks`]);
  });

  it("is well-formed whatever an address holds", () => {
    expect(sitemap("https://a&b<c", ["/"])).toContain("<loc>https://a&amp;b&lt;c/</loc>");
  });
});

describe("robots.txt", () => {
  it("closes the editor alone, and says where the sitemap is", () => {
    expect(robots(url)).toBe(
      "User-agent: *\nDisallow: /admin\n\nSitemap: https://www.example.com/sitemap.xml\n",
    );
  });
});

describe("the manifest", () => {
  type Manifest = { name: string; icons: { src: string; sizes: string; purpose?: string }[] };
  const written = JSON.parse(manifest("A Long Name", "Short")) as Manifest;

  it("carries the name and the colors", () => {
    expect(written).toMatchObject({
      name: "A Long Name",
      short_name: "Short",
      theme_color: palette.bayDeep,
      background_color: palette.white,
    });
  });

  it("names icons that are there in the size it says", async () => {
    for (const { src, sizes } of written.icons) {
      const { width, height } = await sharp(`static${src}`).metadata();
      expect(`${src} ${width}x${height}`).toBe(`${src} ${sizes}`);
    }
    expect(written.icons.some(({ purpose }) => purpose === "maskable")).toBe(true);
  });
});

describe("the icons", () => {
  it("stand where browsers ask for them", async () => {
    expect(readFileSync("static/favicon.ico").subarray(0, 6)).toEqual(
      Buffer.from([0, 0, 1, 0, 3, 0]),
    );
    expect(existsSync("static/favicon.svg")).toBe(true);
    expect((await sharp("static/apple-touch-icon.png").metadata()).width).toBe(180);
  });
});
