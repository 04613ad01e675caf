import { readFile } from "node:fs/promises";
import sharp, { type JpegOptions, type Metadata, type Sharp } from "sharp";
import { longestSide, pictureGround } from "../../src/content/pictures/upload";
import { pictureFormat } from "../../src/content/pictures/pictureFormat";

// Decoded pictures are large, and a cache of them does not shrink again.
sharp.cache(false);

/** The limit of a picture's pixels. A small file can decode to a huge picture, which must fit into memory. */
const mostPixels = 120_000_000;

let last: Promise<unknown> = Promise.resolve();

/** Works on one picture at a time, because each picture takes hundreds of megabytes. */
function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const result = last.then(work);
  last = result.catch(() => undefined);
  return result;
}

/**
 * Opens a picture as tolerantly as a browser, because some cameras write harmless faults. An incomplete
 * picture is still refused.
 */
const opened = (picture: Buffer, failOn: "error" | "warning" = "error"): Sharp =>
  sharp(picture, { limitInputPixels: mostPixels, failOn });

const endOfJpeg = Buffer.of(0xff, 0xd9);

/**
 * Opens a picture, or the file at a path, and works on it. Some programs leave out the end of a JPEG, which
 * browsers do not mind. With the end added, only a JPEG that lacks more causes a warning.
 * @throws if the picture cannot be decoded
 */
const withPicture = (from: string | Buffer, work: (picture: Sharp) => Promise<Buffer>) =>
  oneAtATime(async () => {
    const bytes = typeof from === "string" ? await readFile(from) : from;
    return work(opened(bytes)).catch((error: unknown) => {
      if (pictureFormat(bytes) !== "jpeg") throw error;
      return work(opened(Buffer.concat([bytes, endOfJpeg]), "warning"));
    });
  });

/** A picture as a JPEG. A JPEG has no transparency, which would become black. */
const asJpeg = (picture: Sharp, options: JpegOptions): Promise<Buffer> =>
  picture.flatten({ background: pictureGround }).jpeg(options).toBuffer();

/**
 * Re-encodes a picture in the format of its file ending: upright, no larger than needed, in the colors of
 * screens (sRGB), and without metadata, such as the location.
 * @throws if the picture cannot be decoded
 */
export const encodeAgain = (file: string, bytes: Buffer): Promise<Buffer> =>
  withPicture(bytes, (whole) => {
    const picture = whole
      .rotate()
      .resize(longestSide, longestSide, { fit: "inside", withoutEnlargement: true })
      .toColorspace("srgb");
    if (file.endsWith(".png")) return picture.png().toBuffer();
    if (file.endsWith(".webp")) return picture.webp({ quality: 88 }).toBuffer();
    if (file.endsWith(".avif")) return picture.avif({ quality: 70 }).toBuffer();
    return asJpeg(picture, { quality: 88, mozjpeg: true });
  });

/** A small copy of a picture, 480 pixels wide, for the editor's lists. */
export const smallCopy = (path: string): Promise<Buffer> =>
  withPicture(path, (picture) =>
    asJpeg(picture.rotate().resize({ width: 480, withoutEnlargement: true }), { quality: 70 }),
  );

/** Decodes a whole picture at a small size, which is fast. */
const decode = (bytes: Buffer, failOn?: "warning") =>
  opened(bytes, failOn).resize(32, 32, { fit: "fill" }).raw().toBuffer();

/** True if a picture has the format, size, colors and metadata that `encodeAgain` would give it. */
const isAsPublished = (
  file: string,
  bytes: Buffer,
  { width, height, orientation = 1, space, depth, exif, icc, xmp, iptc }: Metadata,
): boolean =>
  Math.max(width, height) <= longestSide &&
  orientation === 1 &&
  ["srgb", "b-w"].includes(space) &&
  depth === "uchar" &&
  !(exif ?? icc ?? xmp ?? iptc) &&
  pictureFormat(bytes) === /[^.]*$/.exec(file)?.[0].replace("jpg", "jpeg");

/**
 * The bytes that the site publishes for a picture, if the picture must be encoded again.
 * @returns undefined if the site can publish the picture's own bytes
 * @throws if the picture cannot be decoded
 */
export async function publishedBytes(file: string, bytes: Buffer): Promise<Buffer | undefined> {
  const isFit = await oneAtATime(async () => {
    const metadata = await opened(bytes).metadata();
    if (!isAsPublished(file, bytes, metadata)) return false;
    return decode(bytes, "warning").then(
      () => true,
      () => false,
    );
  });
  return isFit ? undefined : encodeAgain(file, bytes);
}

/** The reason why a picture cannot be decoded, and what to do. The words follow the file's name. */
export const decodeProblem = (error: unknown): string =>
  /pixel limit/.test(String(error))
    ? `has more than ${mostPixels / 1_000_000} megapixels; make it smaller`
    : "cannot be decoded: it is damaged, or only half of it was copied; save it again as a JPEG, and replace it";
