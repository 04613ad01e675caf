import { basename } from "node:path";
import sharp from "sharp";
import {
  animated,
  damagedSentence,
  formatSentence,
  heicSentence,
  longestSide,
  uploadProblem,
} from "../../src/content/editor/upload";
import { isAnimated, pictureFormat } from "../../src/content/pictureFormat";
import { Refusal } from "../refusal";

/** A small file can claim to hold a huge picture; this many pixels still fit into memory. */
const mostPixels = 120_000_000;

/** A picture, upright. */
const opened = (picture: string | Buffer) =>
  sharp(picture, { limitInputPixels: mostPixels }).rotate();

/** The picture as its ending says, drawn anew: turned upright, no larger than needed, nothing beside it. */
function redraw(file: string, bytes: Buffer): Promise<Buffer> {
  const picture = opened(bytes).resize(longestSide, longestSide, {
    fit: "inside",
    withoutEnlargement: true,
  });
  if (file.endsWith(".png")) return picture.png().toBuffer();
  if (file.endsWith(".webp")) return picture.webp({ quality: 88 }).toBuffer();
  if (file.endsWith(".avif")) return picture.avif({ quality: 70 }).toBuffer();
  return picture.jpeg({ quality: 88, mozjpeg: true }).toBuffer();
}

/**
 * An uploaded picture as it goes to the disk. Redrawing leaves out all that a camera writes beside
 * the picture, the place where it was taken among it.
 */
export async function cleanPicture(file: string, bytes: Buffer): Promise<Buffer> {
  const name = basename(file);
  const format = pictureFormat(bytes);
  if (format === "heic") throw new Refusal(415, heicSentence(name));
  const problem = uploadProblem(name, bytes.length);
  if (problem) throw new Refusal(415, problem);
  if (!format) throw new Refusal(415, formatSentence(name));
  if (isAnimated(bytes)) throw new Refusal(415, `${name} ${animated}.`);
  try {
    return await redraw(file, bytes);
  } catch {
    throw new Refusal(415, damagedSentence(name));
  }
}

/** A small copy of a picture, 480 pixels wide, for the editor's overviews. */
export const thumbnail = (path: string): Promise<Buffer> =>
  opened(path).resize({ width: 480, withoutEnlargement: true }).jpeg({ quality: 70 }).toBuffer();
