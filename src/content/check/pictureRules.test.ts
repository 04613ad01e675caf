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
  'Service page “decks name” › Top of the page › Picture › File is "images/deck.jpg", but the picture is data/images/Deck.JPG; uppercase and lowercase letters must match (data/services/decks.json, hero › picture › file)':
    (files) => {
      files["images/Deck.JPG"] = "";
      inDecks(files, "images/deck.jpg");
    },
  'Service page “decks name” › Top of the page › Picture › File is "images/deck.jpg", but data/images/deck.jpg is not a JPEG, PNG, WebP or AVIF picture, or is damaged (data/services/decks.json, hero › picture › file)':
    (files) => {
      files["images/deck.jpg"] = "<html>";
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
