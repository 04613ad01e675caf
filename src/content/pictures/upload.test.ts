import { pictureName, uploadProblem } from "./upload";

describe("the names of uploaded pictures", () => {
  it.each([
    ["deck.jpg", "deck.jpg"],
    ["IMG_0042.JPG", "img-0042.jpg"],
    ["Our new  deck (2).Jpeg", "our-new-deck-2.jpeg"],
    ["Café déjà vu.png", "cafe-deja-vu.png"],
    ["a.b.c.webp", "a-b-c.webp"],
    ["__.jpg", "picture.jpg"],
    ["写真.jpg", "picture.jpg"],
    ["NUL.jpg", "picture-nul.jpg"],
  ])("%s becomes %s", (name, better) => {
    expect(pictureName(name, new Set())).toBe(better);
  });

  it("never equal those of other pictures", () => {
    expect(pictureName("Deck.jpg", new Set(["deck.jpg", "deck-2.jpg"]))).toBe("deck-3.jpg");
  });
});

const bytesOf = (text: string) => Buffer.from(text, "latin1");
const jpeg = bytesOf("\xff\xd8\xff\xe0");
const png = bytesOf("\x89PNG\r\n\x1a\n");
const animated = Buffer.concat([png, bytesOf("\0\0\0\0acTL"), Buffer.alloc(16)]);
const heic = bytesOf("\0\0\0\x18ftypheic");
const text = bytesOf("Some text");

describe("an upload", () => {
  it.each([
    ["a.jpg", jpeg],
    ["a.JPEG", jpeg],
    ["a.png", png],
    ["a.webp", bytesOf("RIFF\0\0\0\0WEBPVP8 ")],
    ["a.avif", bytesOf("\0\0\0\x20ftypavif")],
    // Windows saves a JPEG so.
    ["a.jfif", jpeg],
    ["a.jpe", jpeg],
    ["a", jpeg],
    // Programs that convert pictures may keep the name.
    ["a.HEIC", jpeg],
  ])("may be %s, by its bytes", (name, bytes) => {
    expect(uploadProblem(name, 20_000_000, bytes)).toBeUndefined();
  });

  it.each([
    [
      "a.HEIC",
      1,
      heic,
      /^a\.HEIC is a HEIC picture, which browsers cannot show\. Save it as a JPEG/,
    ],
    // Somebody may have renamed a phone's picture.
    ["a.jpg", 1, heic, /HEIC/],
    ["a.heif", 1, text, /HEIC/],
    [
      "a.jpg",
      1,
      text,
      /^a\.jpg is not a picture that the site can show\. The site shows JPEG, PNG, WebP and AVIF\.$/,
    ],
    ["a", 1, text, /not a picture/],
    ["a.png", 1, animated, /^a\.png is animated/],
    ["a.jpg", 25_340_000, jpeg, /^a\.jpg is 25\.3 MB, but a picture may be at most 20\.0 MB\./],
  ])("may not be %s of %i bytes", (name, size, bytes, sentence) => {
    expect(uploadProblem(name, size, bytes)).toMatch(sentence);
  });
});
