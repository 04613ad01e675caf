import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import sharp from "sharp";
import { socialImage, socialImageSize } from "../../../src/seo/addresses";
import { photographHeight, socialImageDrawing, type SocialImageWords } from "./caption";
import { readFaces, type Faces } from "./lettering";
import { md5, writeAtomically } from "../files";

/** A page that gets a social image. */
export type SocialImagePage = {
  path: string;
  /** The file of its photograph. */
  file: string;
  title: string;
};

/** Increase this after a change of the drawing, so that all cached images are made again. */
const DESIGN = 1;

async function make(page: SocialImagePage, words: SocialImageWords, fonts: Faces): Promise<Buffer> {
  const { width, height } = socialImageSize;
  const photograph = await sharp(page.file)
    .rotate()
    .resize({ width, height: photographHeight, fit: "cover", position: "attention" })
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: "black" } })
    .composite([
      { input: photograph, left: 0, top: 0 },
      { input: Buffer.from(socialImageDrawing(words, fonts)), left: 0, top: 0 },
    ])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}

function removeOthers(folder: string, names: ReadonlySet<string>): void {
  for (const name of readdirSync(folder)) if (!names.has(name)) rmSync(join(folder, name));
}

/**
 * Makes the images that shared links show: photograph, title, and facts of the business. It reuses
 * cached images, and removes those of deleted pages.
 */
export async function makeSocialImages(
  pages: readonly SocialImagePage[],
  business: Omit<SocialImageWords, "title">,
  { publicDir, cacheDir }: { publicDir: string; cacheDir: string },
): Promise<void> {
  mkdirSync(cacheDir, { recursive: true });
  let fonts: Faces | undefined;
  const used = new Set<string>();
  const published = new Set<string>();
  for (const page of pages) {
    const words = { ...business, title: page.title };
    const key = md5(JSON.stringify([DESIGN, words, md5(readFileSync(page.file))]));
    const cached = join(cacheDir, `${key}.jpg`);
    used.add(`${key}.jpg`);
    if (!existsSync(cached)) {
      fonts ??= await readFaces();
      await writeAtomically(cached, await make(page, words, fonts));
    }
    const made = join(publicDir, socialImage(page.path));
    mkdirSync(dirname(made), { recursive: true });
    copyFileSync(cached, made);
    published.add(basename(made));
  }
  removeOthers(cacheDir, used);
  removeOthers(join(publicDir, dirname(socialImage("/"))), published);
}
