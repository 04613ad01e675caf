import { existsSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { palette } from "../../src/theme/palette";
import { webManifest } from "./webManifest";

describe("the manifest", () => {
  type Manifest = { name: string; icons: { src: string; sizes: string; purpose?: string }[] };
  const written = JSON.parse(webManifest("A Long Name", "Short")) as Manifest;

  it("has the name and the colors", () => {
    expect(written).toMatchObject({
      name: "A Long Name",
      short_name: "Short",
      theme_color: palette.bayDeep,
      background_color: palette.white,
    });
  });

  it("names existing icons of the right sizes", async () => {
    for (const { src, sizes } of written.icons) {
      const { width, height } = await sharp(`static${src}`).metadata();
      expect(`${src} ${width}x${height}`).toBe(`${src} ${sizes}`);
    }
    expect(written.icons.some(({ purpose }) => purpose === "maskable")).toBe(true);
  });
});

it("the icons are at the addresses that browsers request", async () => {
  const ico = readFileSync("static/favicon.ico");
  expect(ico.subarray(0, 6)).toEqual(Buffer.from([0, 0, 1, 0, 3, 0]));
  for (const [index, size] of [16, 32, 48].entries()) {
    const entry = ico.subarray(6 + 16 * index);
    const start = entry.readUInt32LE(12);
    const picture = sharp(ico.subarray(start, start + entry.readUInt32LE(8)));
    expect([entry[0], (await picture.metadata()).width]).toEqual([size, size]);
  }
  expect(existsSync("static/favicon.svg")).toBe(true);
  expect((await sharp("static/apple-touch-icon.png").metadata()).width).toBe(180);
});
