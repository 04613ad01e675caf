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

describe("an upload", () => {
  it.each(["a.jpg", "a.JPEG", "a.png", "a.webp", "a.avif"])("may be %s", (name) => {
    expect(uploadProblem(name, 20_000_000)).toBeUndefined();
  });

  it.each([
    ["a.HEIC", 1, /^a\.HEIC is a HEIC picture, which browsers cannot show\. Save it as a JPEG/],
    ["a.heif", 1, /HEIC/],
    [
      "a.svg",
      1,
      /^a\.svg is not a picture that the site can show\. The site shows JPEG, PNG, WebP and AVIF\.$/,
    ],
    ["a.pdf", 1, /not a picture/],
    ["a", 1, /not a picture/],
    ["a.jpg", 25_340_000, /^a\.jpg is 25\.3 MB, but a picture may be at most 20\.0 MB\./],
  ])("may not be %s of %i bytes", (name, bytes, sentence) => {
    expect(uploadProblem(name, bytes)).toMatch(sentence);
  });
});
