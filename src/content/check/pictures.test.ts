/** @jest-environment node */
import { decks, faultsOf, refuses, type Row } from "../../../test/contentCheck";
import { jpeg, set, validFiles } from "../../../test/contentFiles";
import { animations } from "../../../test/hostile/animations";

const pictures: Row[] = [
  [
    "a picture that is not there",
    (files) => set(files, decks, "hero.picture.file", "images/nowhere.jpg"),
    'data/services/decks.json: hero › picture › file is "images/nowhere.jpg", and there is no data/images/nowhere.jpg',
  ],
  [
    "a picture whose name is misspelled",
    (files) => {
      files["images/evening-deck.jpg"] = jpeg;
      set(files, decks, "hero.picture.file", "images/evenin-deck.jpg");
    },
    'data/services/decks.json: hero › picture › file is "images/evenin-deck.jpg", and there is no data/images/evenin-deck.jpg; did you mean "images/evening-deck.jpg"?',
  ],
  [
    "a picture named with capital letters",
    (files) => {
      files["images/deck.jpg"] = "";
      set(files, decks, "hero.picture.file", "images/Deck.jpg");
    },
    'data/services/decks.json: hero › picture › file is "images/Deck.jpg", but the picture is data/images/deck.jpg; small and capital letters must be the same',
  ],
  [
    "a picture whose file has capital letters",
    (files) => {
      files["images/Deck.JPG"] = "";
      set(files, decks, "hero.picture.file", "images/deck.jpg");
    },
    'data/services/decks.json: hero › picture › file is "images/deck.jpg", but the picture is data/images/Deck.JPG; small and capital letters must be the same',
  ],
  [
    "a file that is no picture",
    (files) => {
      files["images/deck.jpg"] = "<html>";
      set(files, decks, "hero.picture.file", "images/deck.jpg");
    },
    'data/services/decks.json: hero › picture › file is "images/deck.jpg", and data/images/deck.jpg is no JPEG, PNG, WebP or AVIF picture, or is damaged',
  ],
  ...animations.map(([kind, ending, bytes]): Row => [
    kind,
    (files) => {
      files[`images/deck.${ending}`] = bytes;
      set(files, decks, "hero.picture.file", `images/deck.${ending}`);
    },
    `data/services/decks.json: hero › picture › file is "images/deck.${ending}", and data/images/deck.${ending} is animated, and the site shows pictures that stand still; save one frame of it as JPEG, and take that one`,
  ]),
  [
    "a picture of a kind that browsers do not show",
    (files) => {
      files["images/deck.tiff"] = jpeg;
      set(files, decks, "hero.picture.file", "images/deck.tiff");
    },
    'data/services/decks.json: hero › picture › file is "images/deck.tiff"; it must be the path of a picture in data/images, like images/deck-evening.jpg (small letters, digits and hyphens; jpg, png, webp or avif)',
  ],
  [
    "a missing alt text",
    (files) => set(files, decks, "hero.picture.alt", undefined),
    "data/services/decks.json: hero › picture › alt is missing; it must be some text that says what is in the picture",
  ],
  [
    "an empty alt text",
    (files) => set(files, decks, "hero.picture.alt", " "),
    "data/services/decks.json: hero › picture › alt is empty; it must be some text that says what is in the picture",
  ],
];

describe("the check of pictures", () => {
  refuses(pictures);

  it("guesses what a name was meant to be where few are wrong", () => {
    const guesses = (count: number) => {
      const files = validFiles();
      files["images/evening-deck.jpg"] = jpeg;
      const all = Array(count).fill({ file: "images/evenin-deck.jpg", alt: "A deck" });
      set(files, decks, "gallery", { heading: "Decks", pictures: all });
      return faultsOf(files).filter((line) => line.includes("did you mean")).length;
    };
    expect([guesses(50), guesses(51)]).toEqual([50, 0]);
  });
});
