import { copyFileSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { linesOf, socialImageDrawing } from "./caption";
import { makeSocialImages, type SocialImagePage } from "./socialImages";

const business = { name: "Acme Homes", phone: "(410) 555-0100", license: "MHIC #1" };
let folder: string;
let places: { publicDir: string; cacheDir: string };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sharing-"));
  places = { publicDir: join(folder, "public"), cacheDir: join(folder, "cache") };
});

afterEach(() => rmSync(folder, { recursive: true }));

const photograph = "test/content/images/curb.jpg";
const home: SocialImagePage = { path: "/", file: photograph, title: "One family. Three counties." };
const made = () => join(places.publicDir, "sharing/home.jpg");
const cached = () => readdirSync(places.cacheDir);

describe("the social images", () => {
  it("have the right size, and are small files", async () => {
    await makeSocialImages([home], business, places);
    const { width, height, format } = await sharp(made()).metadata();
    expect([width, height, format]).toEqual([1200, 630, "jpeg"]);
    expect(statSync(made()).size).toBeLessThan(300_000);
  });

  it("are made once, and again after a change of the words or the photograph", async () => {
    await makeSocialImages([home], business, places);
    const [first] = cached();
    const { mtimeMs } = statSync(made());
    await makeSocialImages([home], business, places);
    expect(cached()).toEqual([first]);
    expect(statSync(made()).mtimeMs).toBe(mtimeMs);

    await makeSocialImages([home], { ...business, phone: "(410) 555-0101" }, places);
    expect(cached()).toHaveLength(1);
    expect(cached()).not.toEqual([first]);

    const file = join(folder, "other.jpg");
    copyFileSync("test/content/images/depth.jpg", file);
    await makeSocialImages([{ ...home, file }], business, places);
    expect(cached()).toHaveLength(1);
  });

  it("are deleted with their pages", async () => {
    const about = { ...home, path: "/about" };
    await makeSocialImages([home, about], business, places);
    expect(readdirSync(join(places.publicDir, "sharing"))).toEqual(["about.jpg", "home.jpg"]);
    await makeSocialImages([home], business, places);
    expect(readdirSync(join(places.publicDir, "sharing"))).toEqual(["home.jpg"]);
  });
});

describe("the drawing", () => {
  const lettering = {
    width: (text: string, size: number) => text.length * size * 0.5,
    path: (text: string, size: number) => `[${text} ${size}]`,
  };
  const draw = (title: string) =>
    socialImageDrawing({ ...business, title }, { display: lettering, body: lettering });

  it("names the page, the business, its phone and its license", () => {
    for (const words of ["Decks", "Acme Homes", "(410) 555-0100 · MHIC #1"])
      expect(draw("Decks")).toContain(`[${words} `);
  });

  it("sets a long title smaller, in two lines of similar length", () => {
    const long = draw("New windows that are set plumb and level and then sealed quite tight");
    const [first = "", second = ""] = [...long.matchAll(/\[(New|[^[]*tight)[^\]]*\]/g)].map(
      ([line]) => line,
    );
    expect(second).toMatch(/tight/);
    expect(Math.abs(first.length - second.length)).toBeLessThan(20);
  });

  it("puts a word that is too wide on a line of its own", () => {
    expect(linesOf("a bcdefgh i", 3, (line) => line.length)).toEqual(["a", "bcdefgh", "i"]);
  });
});
