import { animations } from "./animations";
import { jpeg } from "../contentFiles";
import { uploads, type HostileRequest } from "./probes";
import { photo, shown } from "./fixtures";

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic0000mif1heic")]);
/** A small PNG whose header claims 60,000 by 60,000 pixels. */
const bomb = () => {
  const bytes = Buffer.from(photoPng);
  bytes.writeUInt32BE(60_000, 16);
  bytes.writeUInt32BE(60_000, 20);
  return bytes;
};
const photoPng = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

export const pictures: HostileRequest[] = [
  [
    "an SVG with a script, called PNG",
    uploads("data/images/new.png", svg),
    415,
    /not a picture that the site can show/,
  ],
  [
    "a page, called JPEG",
    uploads("data/images/new.jpg", "<!doctype html><script>alert(1)</script>"),
    415,
  ],
  [
    "a page after the first bytes of a JPEG",
    uploads("data/images/new.jpg", Buffer.concat([jpeg, Buffer.from("<script>alert(1)</script>")])),
    415,
    /cannot be opened/,
  ],
  ["a GIF, called PNG", uploads("data/images/new.png", "GIF89a"), 415],
  [
    "a HEIC picture, called JPEG",
    uploads("data/images/new.jpg", heic),
    415,
    /HEIC picture, which browsers cannot show\. Save it as JPEG/,
  ],
  ["a small file that unpacks to a huge picture", uploads("data/images/new.png", bomb()), 415],
  ...animations.map(([kind, ending, bytes]): HostileRequest => [
    kind,
    uploads(`data/images/new.${ending}`, bytes),
    415,
    /is animated, and the site shows only still pictures; save one frame of it as JPEG/,
  ]),
  ["half a picture", uploads("data/images/new.jpg", photo.subarray(0, 100)), 415],
  ["nothing", uploads("data/images/new.jpg", ""), 415],
  [
    "a picture that is too large",
    uploads("data/images/new.jpg", Buffer.alloc(20_000_001, jpeg)),
    415,
    /is 20\.0 MB, and a picture may be at most 20\.0 MB/,
  ],
  [
    "another picture with a name in use",
    uploads(`data/${shown}`),
    409,
    /There is a picture data\/images\/.* already/,
  ],
];
