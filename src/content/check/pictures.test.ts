import { decks, errorsOf, refuses, type Row } from "../../../test/contentCheck";
import { jpeg, set, validFiles } from "../../../test/contentFiles";
import { animations } from "../../../test/hostile/animations";

const pictures: Row[] = [
  [
    "a missing picture",
    (files) => set(files, decks, "hero.picture.file", "images/nowhere.jpg"),
    'Service page “decks name” › Top of the page › Picture › File is "images/nowhere.jpg", and there is no data/images/nowhere.jpg (data/services/decks.json, hero › picture › file)',
  ],
  [
    "a picture whose name is misspelled",
    (files) => {
      files["images/evening-deck.jpg"] = jpeg;
      set(files, decks, "hero.picture.file", "images/evenin-deck.jpg");
    },
    'Service page “decks name” › Top of the page › Picture › File is "images/evenin-deck.jpg", and there is no data/images/evenin-deck.jpg; did you mean "images/evening-deck.jpg"? (data/services/decks.json, hero › picture › file)',
  ],
  [
    "a picture named with capital letters",
    (files) => {
      files["images/deck.jpg"] = "";
      set(files, decks, "hero.picture.file", "images/Deck.jpg");
    },
    'Service page “decks name” › Top of the page › Picture › File is "images/Deck.jpg", but the picture is data/images/deck.jpg; uppercase and lowercase letters must match (data/services/decks.json, hero › picture › file)',
  ],
  [
    "a picture whose file has capital letters",
    (files) => {
      files["images/Deck.JPG"] = "";
      set(files, decks, "hero.picture.file", "images/deck.jpg");
    },
    'Service page “decks name” › Top of the page › Picture › File is "images/deck.jpg", but the picture is data/images/Deck.JPG; uppercase and lowercase letters must match (data/services/decks.json, hero › picture › file)',
  ],
  [
    "a file that is not a picture",
    (files) => {
      files["images/deck.jpg"] = "<html>";
      set(files, decks, "hero.picture.file", "images/deck.jpg");
    },
    'Service page “decks name” › Top of the page › Picture › File is "images/deck.jpg", and data/images/deck.jpg is not a JPEG, PNG, WebP or AVIF picture, or is damaged (data/services/decks.json, hero › picture › file)',
  ],
  ...animations.map(([kind, ending, bytes]): Row => [
    kind,
    (files) => {
      files[`images/deck.${ending}`] = bytes;
      set(files, decks, "hero.picture.file", `images/deck.${ending}`);
    },
    `Service page “decks name” › Top of the page › Picture › File is "images/deck.${ending}", and data/images/deck.${ending} is animated, and the site shows only still pictures; save one frame of it as JPEG, and use that (data/services/decks.json, hero › picture › file)`,
  ]),
  [
    "a picture of a kind that browsers do not show",
    (files) => {
      files["images/deck.tiff"] = jpeg;
      set(files, decks, "hero.picture.file", "images/deck.tiff");
    },
    'Service page “decks name” › Top of the page › Picture › File is "images/deck.tiff"; it must be the path of a picture in data/images, like images/deck-evening.jpg (lowercase letters, digits and hyphens; jpg, png, webp or avif) (data/services/decks.json, hero › picture › file)',
  ],
  [
    "a missing alt text",
    (files) => set(files, decks, "hero.picture.alt", undefined),
    "Service page “decks name” › Top of the page › Picture › Description is missing; it must be some text that says what is in the picture (data/services/decks.json, hero › picture › alt)",
  ],
  [
    "an empty alt text",
    (files) => set(files, decks, "hero.picture.alt", " "),
    "Service page “decks name” › Top of the page › Picture › Description is empty; it must be some text that says what is in the picture (data/services/decks.json, hero › picture › alt)",
  ],
];

describe("the check of pictures", () => {
  refuses(pictures);

  it("suggests a name if only a few are wrong", () => {
    const guesses = (count: number) => {
      const files = validFiles();
      files["images/evening-deck.jpg"] = jpeg;
      const all = Array(count).fill({ file: "images/evenin-deck.jpg", alt: "A deck" });
      set(files, decks, "gallery", { heading: "Decks", pictures: all });
      return errorsOf(files).filter((line) => line.includes("did you mean")).length;
    };
    expect([guesses(50), guesses(51)]).toEqual([50, 0]);
  });
});
