/** The formats that are told apart; browsers do not show HEIC. */
export type PictureFormat = "jpeg" | "png" | "webp" | "avif" | "heic";

const signatures: readonly [PictureFormat, RegExp][] = [
  ["jpeg", /^\xff\xd8\xff/],
  ["png", /^\x89PNG\r\n/],
  ["webp", /^RIFF.{4}WEBP/s],
  ["avif", /^.{4}ftypavi[fs]/s],
  ["heic", /^.{4}ftyp(heic|heix|heim|heis|hevc|hevx|mif1|msf1)/s],
];

const letters = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/**
 * The format of a picture by its first 12 bytes, since the ending of a name proves nothing; undefined
 * for any other file. Nothing is decoded: this is asked before a decoder may see the file.
 */
export function pictureFormat(bytes: Uint8Array): PictureFormat | undefined {
  const head = letters(bytes, 0, 12);
  return signatures.find(([, signature]) => signature.test(head))?.[0];
}

/** Whether a PNG says, before its first image, how many frames it has. */
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

/** Whether a picture moves, by its first bytes: of such a one, pages would show a single frame. */
export function isAnimated(bytes: Uint8Array): boolean {
  const format = pictureFormat(bytes);
  if (format === "png") return isAnimatedPng(bytes);
  if (format === "avif") return letters(bytes, 8, 12) === "avis";
  // The flags of an extended WebP, and the one for animation.
  const isExtended = format === "webp" && letters(bytes, 12, 16) === "VP8X";
  return isExtended && ((bytes[20] ?? 0) & 0b10) !== 0;
}
