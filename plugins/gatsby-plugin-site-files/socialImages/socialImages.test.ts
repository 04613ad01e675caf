import { copyFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import satori from "satori";
import sharp from "sharp";
import { socialImageSize } from "../../../src/seo/addresses";
import { palette } from "../../../src/theme/palette";
import { temporaryFolder } from "../../../test/temporaryFolder";
import { SocialImage, photographHeight } from "./SocialImage";
import { makeSocialImages, readFonts, type SocialImagePage } from "./socialImages";

const business = { name: "Acme Homes", phone: "(410) 555-0100", license: "MHIC #1" };
const folder = temporaryFolder();
const at = (path: string) => join(folder.path, path);

const photograph = "test/content/images/curb.jpg";
const home: SocialImagePage = { path: "/", file: photograph, title: "One family. Three counties." };

const make = (pages: SocialImagePage[], facts = business) =>
  makeSocialImages(pages, facts, { publicDir: at("public"), cacheDir: at("cache") });
const made = () => readdirSync(at("public/sharing"));
const cached = () => readdirSync(at("cache"));

describe("the social images", () => {
  it("are small files, and are deleted with their pages", async () => {
    await make([home, { ...home, path: "/about" }]);
    expect(made()).toEqual(["about.jpg", "home.jpg"]);
    expect(statSync(at("public/sharing/home.jpg")).size).toBeLessThan(300_000);
    await make([home]);
    expect(made()).toEqual(["home.jpg"]);
  });

  it("show the middle of a narrow strip, since finding its best part takes too much memory", async () => {
    const file = at("strip.png");
    const red = { create: { width: 1, height: 5, channels: 3, background: "red" } } as const;
    const strip = sharp({ create: { ...red.create, height: 20, background: "gray" } });
    await strip.composite([{ input: red, top: 0, left: 0 }]).toFile(file);
    await make([{ ...home, file }]);
    const { dominant } = await sharp(at("public/sharing/home.jpg"))
      .extract({ left: 0, top: 0, width: 1200, height: photographHeight })
      .stats();
    expect(dominant.r).toBe(dominant.b);
  });

  it("show a transparent picture on white", async () => {
    const file = at("clear.png");
    const background = { r: 0, g: 0, b: 0, alpha: 0 };
    await sharp({ create: { width: 40, height: 30, channels: 4, background } }).toFile(file);
    await make([{ ...home, file }]);
    const { dominant } = await sharp(at("public/sharing/home.jpg"))
      .extract({ left: 0, top: 0, width: 1200, height: 100 })
      .stats();
    expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
  });

  it("are made once, and again after a change of the words, the photograph or a color", async () => {
    const file = at("other.jpg");
    copyFileSync("test/content/images/depth.jpg", file);
    await make([home]);
    const [first = ""] = cached();
    const { mtimeMs } = statSync(at(`cache/${first}`));
    await make([home]);
    expect([cached(), statSync(at(`cache/${first}`)).mtimeMs]).toEqual([[first], mtimeMs]);
    await make([home], { ...business, phone: "(410) 555-0101" });
    const [second] = cached();
    await make([{ ...home, file }]);
    const [third] = cached();
    const brick = jest.replaceProperty(palette, "brick", "#123456" as never);
    await make([{ ...home, file }]);
    brick.restore();
    const [fourth] = cached();
    expect(new Set([first, second, third, fourth]).size).toBe(4);
    expect(cached()).toHaveLength(1);
  });
});

describe("the drawing", () => {
  /** The words of the drawing, each with its position. */
  async function draw(title: string) {
    const drawing = SocialImage({ ...business, title });
    const options = { ...socialImageSize, fonts: readFonts(), embedFont: false };
    const texts = /<text x="([^"]+)" y="([^"]+)" width="([^"]+)"[^>]*>([^<]*)/g;
    return [...(await satori(drawing, options)).matchAll(texts)].map(([, x, y, width, text]) => ({
      right: Number(x) + Number(width),
      y: Number(y),
      text,
    }));
  }
  const withoutSpaces = (text: string) => text.replace(/\s/g, "");
  const textOf = (words: Awaited<ReturnType<typeof draw>>) =>
    withoutSpaces(words.map(({ text }) => text).join(""));

  it("names the page, the business, its phone and its license", async () => {
    expect(textOf(await draw("Decks"))).toBe(
      withoutSpaces("Decks Acme Homes (410) 555-0100 · MHIC #1"),
    );
  });

  it("has the letters of other European languages", async () => {
    const missing: string[] = [];
    const loadAdditionalAsset = (_: string, letters: string) => {
      missing.push(letters);
      return Promise.resolve([]);
    };
    const drawing = SocialImage({ ...business, title: "Dvořák in Łódź" });
    await satori(drawing, { ...socialImageSize, fonts: readFonts(), loadAdditionalAsset });
    expect(missing).toEqual([]);
  });

  const usual = "New windows that are set plumb and level";

  it.each([
    ["of usual length", usual],
    ["of 160 characters", `${usual}. `.repeat(4).slice(0, 160).trim()],
    ["with a long word", `${"W".repeat(30)} and others`],
    ["with characters that the fonts lack", "Décor → 100 % 👍"],
  ])("has room for a title %s", async (_, title) => {
    const words = await draw(title);
    const name = words.findIndex(({ text }) => text === "Acme");
    expect(textOf(words.slice(0, name)).replaceAll(" ", "")).toBe(withoutSpaces(title));
    for (const { right, y } of words) {
      expect(right).toBeLessThanOrEqual(socialImageSize.width - 60);
      expect(y).toBeGreaterThan(photographHeight + 40);
      expect(y).toBeLessThan(socialImageSize.height - 30);
    }
    expect(words[name - 1]?.y).toBeLessThan((words[name]?.y ?? 0) - 30);
  });
});
