import { slugify } from "../slug";

/** The largest picture file that the editor takes. Cameras and phones stay well below. */
export const maxPictureBytes = 20_000_000;

/**
 * To how many pixels the longer side of an uploaded picture is scaled down. No page shows one wider
 * than this, and a phone's photograph is half as wide again.
 */
export const longestSide = 2400;

const accepted: readonly string[] = ["jpg", "jpeg", "png", "webp", "avif"];
const fromPhones: readonly string[] = ["heic", "heif", "hif"];

/** The kinds of pictures as a field for files names them. */
export const acceptedTypes = "image/jpeg,image/png,image/webp,image/avif";

const endingOf = (name: string) => /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? "";

export const heicSentence = (name: string) =>
  `${name} is a HEIC picture, which browsers cannot show. Save it as JPEG and upload that one. ` +
  "On an iPhone: Settings, Camera, Formats, Most Compatible. On a Mac: open it in Preview, then File, Export.";

export const formatSentence = (name: string) =>
  `${name} is not a picture that the site can show. It takes JPEG, PNG, WebP and AVIF.`;

/** What is said of a picture that moves; it reads on from its name. */
export const animated =
  "is animated, and the site shows pictures that stand still; save one frame of it as JPEG, and take that one";

export const damagedSentence = (name: string) =>
  `${name} cannot be opened. The file may be damaged, or larger than it looks.`;

/** A size of a file in words. */
export const inMegabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Why a file cannot be uploaded as a picture, as far as its name and size tell. */
export function uploadProblem(name: string, bytes: number): string | undefined {
  const ending = endingOf(name);
  if (fromPhones.includes(ending)) return heicSentence(name);
  if (!accepted.includes(ending)) return formatSentence(name);
  if (bytes > maxPictureBytes) {
    return `${name} has ${inMegabytes(bytes)}, and a picture may have at most ${inMegabytes(maxPictureBytes)}. Make it smaller and upload it again.`;
  }
  return undefined;
}

/** A name that a picture may have on the site, like the one it came with, and that is not taken yet. */
export function pictureName(name: string, taken: ReadonlySet<string>): string {
  const ending = endingOf(name);
  // Some cameras and websites give names of any length.
  const length = Math.min(name.length - ending.length - 1, 100);
  const stem = slugify(name.slice(0, length)) || "picture";
  const numbered = (count: number) => `${stem}${count === 1 ? "" : `-${count}`}.${ending}`;
  let count = 1;
  while (taken.has(numbered(count))) count++;
  return numbered(count);
}
