import { jpeg, set, treeOf, validFiles, type Files } from "../../../test/contentFiles";
import { validateContent, formatIssue } from "./checkContent";

const decks = "services/decks.json";
const home = "pages/home.json";

function warningsOn(files: Files): string[] {
  const { errors, warnings } = validateContent(treeOf(files));
  expect(errors.map(formatIssue)).toEqual([]);
  return warnings.map(formatIssue);
}

const again = (title: string, address: string, first: string) =>
  `${title} › Closing call to action › Picture › File is "images/deck.jpg", which the same page already shows: ${first} › Picture › File; choose another picture (data/${address}, closing › picture › file)`;

it("does not warn about good content", () => {
  expect(warningsOn(validFiles())).toEqual([]);
});

it.each<[string, (files: Files) => void, string]>([
  [
    "twice on a page",
    (files) => {
      set(files, home, "hero.picture.file", "images/deck.jpg");
      set(files, home, "closing.picture", { file: "images/deck.jpg", alt: "A deck" });
    },
    again("Home page", home, "Home page › Top of the page"),
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
    again("Service page “decks name”", decks, "Service page “decks name” › Top of the page"),
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
    again("Projects page", "pages/projects.json", "Project “blue-cape title”"),
  ],
])("warns about one picture %s", (_, repeat, line) => {
  const files = validFiles();
  files["images/deck.jpg"] = jpeg;
  repeat(files);
  expect(warningsOn(files)).toEqual([line]);
});

describe("a service that no list names", () => {
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

  it("causes a warning that names the missing places", () => {
    expect(warningsOn(withPorches())).toEqual([
      "Service page “decks name”: has a page that no list names; name it where homeowners look for it: on the Services page, under The business › Services (the footer), or among the choices of the form on the Contact page (its value there: porches) (data/services/porches.json)",
    ]);
  });

  it.each([
    ["on /services", "pages/services.json", "blocks.0.service"],
    ["in the footer", "site.json", "services.0.page"],
    ["in the contact form", "pages/contact.json", "form.services.0.value"],
  ])("causes no warning once it is %s", (_, file, path) => {
    const files = withPorches();
    set(files, file, path, "porches");
    expect(warningsOn(files).filter((line) => line.includes("porches"))).toEqual([]);
  });
});

describe("names on the map", () => {
  const county = (...towns: object[]) => ({ name: "Baltimore County", x: 20, y: 31, towns });
  const timonium = { name: "Timonium", x: 26.8, y: 53.2, label: "right" };

  it("may fit beside each other", () => {
    const files = validFiles();
    const lutherville = { name: "Lutherville", x: 26.2, y: 55.6, label: "right" };
    set(files, "areas.json", "counties", [county(timonium, lutherville)]);
    set(files, "areas.json", "map", { meaning: "The county", places: [] });
    expect(warningsOn(files)).toEqual([]);
  });

  it("cause a warning if one does not fit", () => {
    const files = validFiles();
    const long = { name: "Timonium ".repeat(12).trim(), x: 50, y: 90, label: "left" };
    const again = ["One", "Two", "Three", "Four", "Five"].map((name) => ({ ...timonium, name }));
    set(files, "areas.json", "counties", [county(...again, long)]);
    expect(warningsOn(files)).toEqual([]);
    set(files, "areas.json", "map", { meaning: "The county", places: [] });
    expect(warningsOn(files)).toEqual([
      'Service areas › Counties › “Baltimore County” › Towns › “Five” › Name on the map is left out on the map: at every position, "Five" overlaps another name or dot, like that of "One"; move one of them, or take one off the map (data/areas.json, counties › no. 1 › towns › no. 5 › label)',
      `Service areas › Counties › “Baltimore County” › Towns › “${long.name.slice(0, 80).trim()}…” › Name on the map is left out on the map: "${long.name}" reaches beyond its edge; move it, or shorten it (data/areas.json, counties › no. 1 › towns › no. 6 › label)`,
    ]);
  });
});

describe("hotspots on a photograph", () => {
  const reasons = (...marks: { x: number; y: number }[]) => ({
    heading: "Reasons",
    items: marks.map((mark, index) => ({ title: `Reason ${index}`, text: "It lasts.", mark })),
  });

  it("need a minimum distance, which counts less in height", () => {
    const files = validFiles();
    set(files, decks, "reasons", reasons({ x: 20, y: 20 }, { x: 50, y: 40 }, { x: 54, y: 49 }));
    expect(warningsOn(files)).toEqual([
      "Service page “decks name” › Reasons › “Reason 2” › Number on the picture is so close to number 2 that a finger on a phone touches both; move one of them (data/services/decks.json, reasons › items › no. 3 › mark)",
    ]);
    set(files, decks, "reasons", reasons({ x: 20, y: 20 }, { x: 50, y: 40 }, { x: 54, y: 52 }));
    expect(warningsOn(files)).toEqual([]);
  });

  it("need a minimum distance on the home page, too", () => {
    const files = validFiles();
    const callout = (x: number) => ({ label: `At ${x}`, link: "/contact", x, y: 50 });
    set(files, home, "hero.key", [callout(20), callout(25)]);
    expect(warningsOn(files)).toEqual([
      "Home page › Top of the page › Numbers on the picture › “At 25” is so close to number 1 that a finger on a phone touches both; move one of them (data/pages/home.json, hero › key › no. 2)",
    ]);
  });
});
