/** @jest-environment node */
import { jpeg, set, treeOf, validFiles, type Files } from "../../../test/contentFiles";
import { examine, formatFault } from "./checkContent";

const decks = "services/decks.json";
const home = "pages/home.json";

function adviceOn(files: Files): string[] {
  const { faults, advice } = examine(treeOf(files));
  expect(faults.map(formatFault)).toEqual([]);
  return advice.map(formatFault);
}

const again = (address: string, field: string, file: string, first: string) =>
  `data/${address}: ${field} › picture › file is "images/${file}.jpg", which the same page shows already: ${first}; choose another picture`;

it("has nothing to say of content that is as it should be", () => {
  expect(adviceOn(validFiles())).toEqual([]);
});

it.each<[string, (files: Files) => void, string]>([
  [
    "twice on a page",
    (files) => {
      set(files, home, "hero.picture.file", "images/deck.jpg");
      set(files, home, "closing.picture", { file: "images/deck.jpg", alt: "A deck" });
    },
    again(home, "closing", "deck", "hero › picture › file"),
  ],
  [
    "twice on a service page",
    (files) => {
      set(files, decks, "hero.picture.file", "images/deck.jpg");
      set(files, decks, "closing", {
        heading: "Sturdy",
        lead: "And dry.",
        picture: { file: "images/deck.jpg", alt: "A deck" },
      });
    },
    again(decks, "closing", "deck", "hero › picture › file"),
  ],
  [
    "once more on the projects page",
    (files) => {
      set(files, "projects/blue-cape.json", "picture.file", "images/deck.jpg");
      set(files, "pages/projects.json", "closing.picture", {
        file: "images/deck.jpg",
        alt: "A deck",
      });
    },
    again(
      "pages/projects.json",
      "closing",
      "deck",
      "Project blue-cape (data/projects/blue-cape.json)",
    ),
  ],
])("advises against one picture %s", (_, repeat, line) => {
  const files = validFiles();
  files["images/deck.jpg"] = jpeg;
  repeat(files);
  expect(adviceOn(files)).toEqual([line]);
});

describe("a service whose page stands in no list", () => {
  const porches = "services/porches.json";
  const withPorches = () => {
    const files = validFiles();
    files[porches] = {
      ...(files[decks] as object),
      address: "/services/porches",
      seo: {
        title: "Porches",
        description: "Porches, screened or open, on piers that are their own.",
      },
      menu: { label: "Porches", order: 9 },
    };
    return files;
  };

  it("is named with the places to mend it", () => {
    expect(adviceOn(withPorches())).toEqual([
      'data/services/porches.json: has a page, /services/porches, that stands neither on /services (data/pages/services.json, blocks) nor in the footer (data/site.json, services) nor among the choices of the contact form (data/pages/contact.json, form › services, with the value "porches"); add it where homeowners would look for it',
    ]);
  });

  it.each([
    ["on /services", "pages/services.json", "blocks.0.service"],
    ["in the footer", "site.json", "services.0.page"],
    ["in the contact form", "pages/contact.json", "form.services.0.value"],
  ])("is in order once it stands %s", (_, file, path) => {
    const files = withPorches();
    set(files, file, path, "porches");
    expect(adviceOn(files).filter((line) => line.includes("porches"))).toEqual([]);
  });
});

describe("names on the map", () => {
  const county = (...towns: object[]) => ({ name: "Baltimore County", x: 20, y: 31, towns });
  const timonium = { name: "Timonium", x: 26.8, y: 53.2, label: "right" };

  it("find room beside each other", () => {
    const files = validFiles();
    const lutherville = { name: "Lutherville", x: 26.2, y: 55.6, label: "right" };
    set(files, "areas.json", "counties", [county(timonium, lutherville)]);
    set(files, "areas.json", "map", { meaning: "The county", places: [] });
    expect(adviceOn(files)).toEqual([]);
  });

  it("are told where one finds none", () => {
    const files = validFiles();
    const long = { name: "Timonium ".repeat(12).trim(), x: 50, y: 90, label: "left" };
    const again = ["One", "Two", "Three", "Four", "Five"].map((name) => ({ ...timonium, name }));
    set(files, "areas.json", "counties", [county(...again, long)]);
    expect(adviceOn(files)).toEqual([]);
    set(files, "areas.json", "map", { meaning: "The county", places: [] });
    expect(adviceOn(files)).toEqual([
      'data/areas.json: counties › no. 1 › towns › no. 5 › label is left out on the map: wherever "Five" stands, it lies on another name or dot, like that of "One"; move one of them, or take one off the map',
      `data/areas.json: counties › no. 1 › towns › no. 6 › label is left out on the map: "${long.name}" reaches beyond its edge; move it, or shorten it`,
    ]);
  });
});

describe("numbers on a photograph", () => {
  const reasons = (...marks: { x: number; y: number }[]) => ({
    heading: "Reasons",
    items: marks.map((mark, index) => ({ title: `Reason ${index}`, text: "It lasts.", mark })),
  });

  it("are advised to keep their distance, of which a phone has less from top to bottom", () => {
    const files = validFiles();
    set(files, decks, "reasons", reasons({ x: 20, y: 20 }, { x: 50, y: 40 }, { x: 54, y: 49 }));
    expect(adviceOn(files)).toEqual([
      "data/services/decks.json: reasons › items › no. 3 › mark stands so close to number 2 that a finger on a phone meets both; move one of them",
    ]);
    set(files, decks, "reasons", reasons({ x: 20, y: 20 }, { x: 50, y: 40 }, { x: 54, y: 52 }));
    expect(adviceOn(files)).toEqual([]);
  });

  it("are told apart on the home page, too", () => {
    const files = validFiles();
    const callout = (x: number) => ({ label: `At ${x}`, link: "/contact", x, y: 50 });
    set(files, home, "hero.key", [callout(20), callout(25)]);
    expect(adviceOn(files)).toEqual([
      "data/pages/home.json: hero › key › no. 2 stands so close to number 1 that a finger on a phone meets both; move one of them",
    ]);
  });
});
