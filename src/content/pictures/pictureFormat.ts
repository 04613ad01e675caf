/** The recognized formats. Browsers do not show HEIC. */
export type PictureFormat = "jpeg" | "png" | "webp" | "avif" | "heic";

// In an AVIF, the bytes before "ftyp" are a length, so the first three are not printable. This tells an AVIF
// from an SVG with "ftyp" in a comment.
const signatures: readonly [PictureFormat, RegExp][] = [
  ["jpeg", /^\xff\xd8\xff/],
  ["png", /^\x89PNG\r\n/],
  ["webp", /^RIFF.{4}WEBP/s],
  ["avif", /^[^!-~]{3}.ftypavi[fs]/s],
  ["heic", /^.{4}ftyp(heic|heix|heim|heis|hevc|hevx|mif1|msf1)/s],
];

const letters = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/**
 * The format of a picture by its first 12 bytes, because a name can be wrong; undefined for any other file.
 * The function decodes nothing, so it is safe for files from strangers.
 */
export function pictureFormat(bytes: Uint8Array): PictureFormat | undefined {
  const head = letters(bytes, 0, 12);
  return signatures.find(([, signature]) => signature.test(head))?.[0];
}

/** True if a PNG declares animation before its first image. */
function isAnimatedPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let at = 8;
  while (at + 8 <= bytes.length) {
    const chunk = letters(bytes, at + 4, at + 8);
    if (chunk === "acTL" || chunk === "IDAT") return chunk === "acTL";
    at += view.getUint32(at) + 12;
  }
  return false;
}

/** True if a picture is animated, by its first bytes. Pages would show only one frame of the picture. */
export function isAnimated(bytes: Uint8Array): boolean {
  const format = pictureFormat(bytes);
  if (format === "png") return isAnimatedPng(bytes);
  if (format === "avif") return letters(bytes, 8, 12) === "avis";
  // Byte 20 of an extended WebP has flags. One bit means animation.
  const isExtended = format === "webp" && letters(bytes, 12, 16) === "VP8X";
  return isExtended && ((bytes[20] ?? 0) & 0b10) !== 0;
}
