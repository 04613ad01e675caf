import { newSlug } from "../words/slug";
import { isAnimated, pictureFormat, type PictureFormat } from "./pictureFormat";

/** The size limit of a picture file. Cameras and phones stay well below it. */
export const maxPictureBytes = 20_000_000;

/**
 * The editor scales the longer side of an uploaded picture down to this many pixels. No page shows a larger
 * picture.
 */
export const longestSide = 2400;

const fromPhones: readonly string[] = ["heic", "heif", "hif"];

/** The color behind the transparent parts of a picture in a format without transparency. */
export const pictureGround = "#fff";

/** The accepted types, for a file input. */
export const acceptedTypes = "image/jpeg,image/png,image/webp,image/avif";

const endingOf = (name: string) => /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? "";

/** The message about a HEIC picture. It follows the file's name. */
export const notShown = "is a HEIC picture, which browsers cannot show";

const heicSentence = (name: string) =>
  `${name} ${notShown}. Save it as a JPEG, and upload that one. ` +
  "On an iPhone, for new pictures: Settings, Camera, Formats, Most Compatible. On a Mac: open it in Preview, then File, Export.";

const formatSentence = (name: string) =>
  `${name} is not a picture that the site can show. The site shows JPEG, PNG, WebP and AVIF.`;

/** The message about an animated picture. It follows the file's name. */
export const animated =
  "is animated, but the site shows only still pictures; save one frame as a JPEG, and use that";

export const damagedSentence = (name: string) =>
  `${name} cannot be opened. The file may be damaged, or the picture too large. Save it again as a JPEG, and upload that one.`;

/** A file size in words. */
export const inMegabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

/**
 * The reason why a file cannot be uploaded as a picture, by its size and first bytes. Its ending may be wrong,
 * unusual (.jfif) or missing.
 */
export function uploadProblem(name: string, size: number, head: Uint8Array): string | undefined {
  const format = pictureFormat(head);
  if (format === "heic" || (!format && fromPhones.includes(endingOf(name))))
    return heicSentence(name);
  if (!format) return formatSentence(name);
  if (size > maxPictureBytes) {
    return `${name} is ${inMegabytes(size)}, but a picture may be at most ${inMegabytes(maxPictureBytes)}. Make it smaller and upload it again.`;
  }
  return isAnimated(head) ? `${name} ${animated}.` : undefined;
}

/** The name of a picture with the ending of its format: "deck.jpg" for a JPEG called "deck.jfif". */
export function withEndingOf(format: PictureFormat, name: string): string {
  const usual = format === "jpeg" ? "jpg" : format;
  if ([format, usual].includes(endingOf(name))) return name;
  // Without an ending, a name may still have a dot: "Mr. Smith's deck".
  return `${name.replace(/\.[a-z0-9]{1,4}$/i, "")}.${usual}`;
}

/** A valid, unused name for a picture, similar to the original one, and with its ending. */
export function pictureName(name: string, taken: ReadonlySet<string>): string {
  const ending = endingOf(name);
  // Some cameras and websites give very long names.
  const length = Math.min(name.length - ending.length - 1, 100);
  const isTaken = (stem: string) => taken.has(`${stem}.${ending}`);
  return `${newSlug(name.slice(0, length), "picture", isTaken)}.${ending}`;
}
