import { copyFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../../../test/temporaryFolder";
import { linesOf, socialImageDrawing } from "./caption";
import { makeSocialImages, type SocialImagePage } from "./socialImages";

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

  it("are made once, and again after a change of the words or the photograph", async () => {
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
    expect(new Set([first, second, third]).size).toBe(3);
    expect(cached()).toHaveLength(1);
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
