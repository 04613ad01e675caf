/** The formats that are told apart; browsers do not show HEIC. */
export type PictureFormat = "jpeg" | "png" | "webp" | "avif" | "heic";

const signatures: readonly [PictureFormat, RegExp][] = [
  ["jpeg", /^\xff\xd8\xff/],
  ["png", /^\x89PNG\r\n/],
  ["webp", /^RIFF.{4}WEBP/s],
  ["avif", /^.{4}ftypavi[fs]/s],
  ["heic", /^.{4}ftyp(heic|heix|heim|heis|hevc|hevx|mif1|msf1)/s],
];

/**
 * The format of a picture by its first 12 bytes, since the ending of a name proves nothing; undefined
 * for any other file. Nothing is decoded: this is asked before a decoder may see the file.
 */
export function pictureFormat(bytes: Buffer): PictureFormat | undefined {
  const head = bytes.subarray(0, 12).toString("latin1");
  return signatures.find(([, signature]) => signature.test(head))?.[0];
}
