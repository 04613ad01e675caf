import { decks, errorsOf, refuses, type Refusals } from "../../../test/contentCheck";
import { jpeg, set, validFiles, type Files } from "../../../test/contentFiles";
import { animations } from "../../../test/animations";

const inDecks = (files: Files, file: string) => set(files, decks, "hero.picture.file", file);

const animated: Refusals = Object.fromEntries(
  animations.map(([, ending, bytes]) => {
    const file = `images/deck.${ending}`;
    return [
      `Service page “decks name” › Top of the page › Picture › File is "${file}", but data/${file} is animated, but the site shows only still pictures; save one frame as a JPEG, and use that (data/services/decks.json, hero › picture › file)`,
      (files) => {
        files[file] = bytes;
        inDecks(files, file);
      },
    ];
  }),
);

refuses({
  'Service page “decks name” › Top of the page › Picture › File is "images/nowhere.jpg", but there is no data/images/nowhere.jpg (data/services/decks.json, hero › picture › file)':
    (files) => inDecks(files, "images/nowhere.jpg"),
  'Service page “decks name” › Top of the page › Picture › File is "images/Deck.jpg", but the picture is data/images/deck.jpg; uppercase and lowercase letters must match (data/services/decks.json, hero › picture › file)':
    (files) => {
      files["images/deck.jpg"] = "";
      inDecks(files, "images/Deck.jpg");
    },
  'Service page “decks name” › Top of the page › Picture › File is "images/deck.jpg", but data/images/Deck.JPG may have only lowercase letters a to z, digits and hyphens in its name; call that file deck.jpg (data/services/decks.json, hero › picture › file)':
    (files) => {
      files["images/Deck.JPG"] = "";
      inDecks(files, "images/deck.jpg");
    },
  ...animated,
  'Service page “decks name” › Top of the page › Picture › File is "images/deck.tiff"; it must be the path of a picture in data/images, like images/deck-evening.jpg (lowercase letters, digits and hyphens; jpg, png, webp or avif) (data/services/decks.json, hero › picture › file)':
    (files) => {
      files["images/deck.tiff"] = jpeg;
      inDecks(files, "images/deck.tiff");
    },
  "Service page “decks name” › Top of the page › Picture › Description is empty; it must be filled in with what the picture shows (data/services/decks.json, hero › picture › alt)":
    (files) => set(files, decks, "hero.picture.alt", " "),
});

const fromCloud =
  "has no content yet; let the program that synchronizes the folder download it, or copy it again";
const otherFormat =
  "is not a JPEG, PNG, WebP or AVIF picture, or is damaged; save it as a JPEG, and replace it";

it.each([
  [
    "\0\0\0\x18ftypheic",
    "is a HEIC picture, which browsers cannot show; save it as a JPEG, and replace it",
  ],
  ["GIF89a", otherFormat],
  ["<html>", otherFormat],
  [
    "version https://git-lfs.github.com/spec/v1",
    "is only the pointer of Git LFS to a picture; run git lfs pull, and let the host fetch LFS files, too",
  ],
  // Some clouds leave an empty file on the disk, and others a file of the right size.
  ["", fromCloud],
  ["\0".repeat(20), fromCloud],
])("says what to do with a picture that begins with %j", (text, problem) => {
  const files = { ...validFiles(), "images/deck.jpg": text };
  inDecks(files, "images/deck.jpg");
  expect(errorsOf(files)).toEqual([
    expect.stringContaining(`is "images/deck.jpg", but data/images/deck.jpg ${problem} (data/`),
  ]);
});

// Fields are cleaned, so some of these names look the same in a field, but are not the same.
it.each([
  ["Deck.JPG", "Deck.JPG", "deck.jpg"],
  ["our deck_2.png", "our deck_2.png", "our-deck-2.png"],
  ["Shot 5.05\u202fPM.png", "Shot 5.05 PM.png", "shot-5-05-pm.png"],
  ["cafe\u0301.jpg", "café.jpg", "cafe.jpg"],
  ["deck–evening.jpg", "deck-evening.jpg", "deck-evening.jpg"],
  // The better name of the first one is taken.
  ["Picture-1.jpg", "Picture-1.jpg", "picture-1-2.jpg"],
])("says how to rename a picture called %s", (name, cleaned, better) => {
  const errorFor = (value: string) => {
    const files = { ...validFiles(), [`images/${name}`]: jpeg };
    inDecks(files, value);
    return errorsOf(files);
  };
  const advice = (value: string, rest: string) => [
    expect.stringContaining(
      `is "${value}", but data/images/${name} may have only lowercase letters a to z, digits and hyphens in its name; call that file ${better}${rest} (data/`,
    ),
  ];
  const path = `images/${better}`;
  const here = cleaned === better ? "" : `, and write "${path}" here`;
  expect(errorFor(`images/${name}`)).toEqual(advice(`images/${cleaned}`, here));
  expect(errorFor(path)).toEqual(advice(path, ""));
});

it("suggests a name if only a few are wrong", () => {
  const guesses = (count: number) => {
    const files = validFiles();
    files["images/evening-deck.jpg"] = jpeg;
    const all = Array(count).fill({ file: "images/evenin-deck.jpg", alt: "A deck" });
    set(files, decks, "gallery", { heading: "Decks", pictures: all });
    const suggestion = 'did you mean "images/evening-deck.jpg"?';
    return errorsOf(files).filter((line) => line.includes(suggestion)).length;
  };
  expect([guesses(50), guesses(51)]).toEqual([50, 0]);
});
