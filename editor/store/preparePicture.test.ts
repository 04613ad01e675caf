import { photo } from "../../test/contentFiles";
import { pictureProblem } from "./preparePicture";

const heic = Buffer.from("\0\0\0\x18ftypheic", "latin1");
const animated = Buffer.concat([
  Buffer.from("\x89PNG\r\n\x1a\n\0\0\0\0acTL", "latin1"),
  Buffer.alloc(16),
]);

it.each([
  ["photo.jpg", photo, undefined],
  ["photo.heic", heic, /^photo\.heic is a HEIC picture/],
  // Somebody may have renamed a phone's picture.
  ["photo.jpg", heic, /^photo\.jpg is a HEIC picture/],
  ["photo.jpg", Buffer.from("Some text"), /^photo\.jpg is not a picture that the site can show/],
  ["plan.pdf", photo, /^plan\.pdf is not a picture/],
  ["photo.png", animated, /^photo\.png is animated/],
  ["photo.jpg", Buffer.concat([photo, Buffer.alloc(20_000_000)]), /^photo\.jpg is 20\.0 MB/],
])(
  "says of %s, by its name and bytes, whether the site can show it",
  async (name, bytes, problem) => {
    const found = await pictureProblem(new File([bytes], name));
    if (problem) expect(found).toMatch(problem);
    else expect(found).toBeUndefined();
  },
);
