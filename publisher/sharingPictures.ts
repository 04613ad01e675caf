import { existsSync, mkdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { sharingPicture, sharingSize } from "../src/seo/addresses";

/** The photograph that stands for a page: its file, and the page's path. */
export type PagePhotograph = { path: string; file: string };

const isCurrent = (made: string, source: string) =>
  existsSync(made) && statSync(made).mtimeMs >= statSync(source).mtimeMs;

/**
 * Makes the pictures that show where a page's link is shared, each from the page's photograph.
 * One that is newer than its photograph is left as it is.
 * @param publicDir the built site
 */
export async function makeSharingPictures(
  photographs: readonly PagePhotograph[],
  publicDir: string,
): Promise<void> {
  for (const { path, file } of photographs) {
    const made = join(publicDir, sharingPicture(path));
    if (isCurrent(made, file)) continue;
    mkdirSync(dirname(made), { recursive: true });
    await sharp(file)
      .resize({ ...sharingSize, fit: "cover", position: "attention" })
      .jpeg({ quality: 78, mozjpeg: true })
      .toFile(made);
  }
}
