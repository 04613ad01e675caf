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

/** A small file can decode to a huge picture. This many pixels still fit into memory. */
const mostPixels = 120_000_000;

/** Opens a picture and turns it upright. */
const opened = (picture: string | Buffer) =>
  sharp(picture, { limitInputPixels: mostPixels }).rotate();

/** Re-encodes a picture in the format of its file ending: upright, no larger than needed, no metadata. */
function encodeAgain(file: string, bytes: Buffer): Promise<Buffer> {
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
 * Checks and re-encodes an uploaded picture. This drops the camera's metadata, such as the location.
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
    return await encodeAgain(file, bytes);
  } catch {
    throw new Refusal(415, damagedSentence(name));
  }
}

/** A small copy of a picture, 480 pixels wide, for the editor's lists. */
export const thumbnail = (path: string): Promise<Buffer> =>
  opened(path)
    .resize({ width: 480, withoutEnlargement: true })
    .jpeg({ quality: 70 })
    .toBuffer()
    .catch(() => {
      throw new Refusal(415, damagedSentence(basename(path)));
    });
