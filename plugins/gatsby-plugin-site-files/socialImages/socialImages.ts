import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import type { ReactElement } from "react";
import satori, { type Font } from "satori";
import sharp from "sharp";
import { pictureGround } from "../../../src/content/pictures/upload";
import { socialImage, socialImageSize } from "../../../src/seo/addresses";
import { md5, writeAtomically } from "../../../lib/files/files";
import { SocialImage, photographHeight, type SocialImageWords } from "./SocialImage";

/** A page that gets a social image. */
export type SocialImagePage = {
  path: string;
  /** The path of the photograph's file on the disk. */
  file: string;
  title: string;
};

const { resolve } = createRequire(__filename);

// satori reads neither variable fonts nor WOFF2.
const fontFiles = {
  Bitter: "bitter/files/bitter-latin-700-normal.woff",
  "Public Sans": "public-sans/files/public-sans-latin-500-normal.woff",
  // This font has letters that both other fonts lack, as in "Dvořák".
  "Bitter Extended": "bitter/files/bitter-latin-ext-700-normal.woff",
};

/** The site's typefaces. */
export const readFonts = (): Font[] =>
  Object.entries(fontFiles).map(([name, file]) => ({
    name,
    data: readFileSync(resolve(`@fontsource/${file}`)),
  }));

async function make(page: SocialImagePage, design: ReactElement, fonts: Font[]): Promise<Buffer> {
  const { width, height } = socialImageSize;
  const { width: across = 1, height: down = 1 } = await sharp(page.file).metadata();
  // The search for the best part of a narrow strip would take gigabytes of memory.
  const isStrip = Math.max(across / down, down / across) > 10;
  const position = isStrip ? "center" : "attention";
  const photograph = await sharp(page.file)
    .rotate()
    .resize({ width, height: photographHeight, fit: "cover", position })
    // A transparent part would show the black ground.
    .flatten({ background: pictureGround })
    .toBuffer();
  const drawing = await satori(design, { ...socialImageSize, fonts });
  return sharp({ create: { width, height, channels: 3, background: "black" } })
    .composite([
      { input: photograph, left: 0, top: 0 },
      { input: Buffer.from(drawing), left: 0, top: 0 },
    ])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}

function removeOthers(folder: string, names: ReadonlySet<string>): void {
  for (const name of readdirSync(folder)) if (!names.has(name)) rmSync(join(folder, name));
}

/**
 * Makes the images that shared links show: photograph, title, and facts of the business. Cached images are
 * used again, and images of deleted pages are removed.
 */
export async function makeSocialImages(
  pages: readonly SocialImagePage[],
  business: Omit<SocialImageWords, "title">,
  { publicDir, cacheDir }: { publicDir: string; cacheDir: string },
): Promise<void> {
  mkdirSync(cacheDir, { recursive: true });
  let fonts: Font[] | undefined;
  const used = new Set<string>();
  const published = new Set<string>();
  async function publish(page: SocialImagePage): Promise<void> {
    const design = SocialImage({ ...business, title: page.title });
    const key = md5(JSON.stringify([design, md5(readFileSync(page.file))]));
    const cached = join(cacheDir, `${key}.jpg`);
    used.add(`${key}.jpg`);
    if (!existsSync(cached)) {
      fonts ??= readFonts();
      await writeAtomically(cached, await make(page, design, fonts));
    }
    const made = join(publicDir, socialImage(page.path));
    mkdirSync(dirname(made), { recursive: true });
    copyFileSync(cached, made);
    published.add(basename(made));
  }
  await Promise.all(pages.map(publish));
  removeOthers(cacheDir, used);
  removeOthers(join(publicDir, dirname(socialImage("/"))), published);
}
