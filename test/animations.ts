const ofHex = (...parts: string[]) => Buffer.from(parts.join(""), "hex");

/** The first bytes of animated pictures. */
export const animations: readonly [kind: string, ending: string, bytes: Buffer][] = [
  [
    "an animated WebP",
    "webp",
    Buffer.concat([
      Buffer.from("RIFF\0\0\0\0WEBPVP8X\n\0\0\0", "latin1"),
      ofHex("02000000", "010000", "010000"),
    ]),
  ],
  [
    "an animated PNG",
    "png",
    Buffer.concat([
      ofHex("89504e470d0a1a0a", "0000000d", "49484452", "00".repeat(17)),
      ofHex("00000009", "70485973", "00".repeat(13)),
      ofHex("00000008", "6163544c", "00000002", "00000000", "00000000"),
    ]),
  ],
  [
    "an animated AVIF",
    "avif",
    Buffer.concat([ofHex("00000020"), Buffer.from("ftypavis"), Buffer.alloc(20)]),
  ],
];
