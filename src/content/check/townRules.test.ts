import { checkOf, lines } from "../../../test/contentCheck";
import { set, validEntry, validFiles, type Files } from "../../../test/contentFiles";

const belAir = "locations/bel-air-md.json";
const grace = "locations/havre-de-grace-md.json";

/** A number in letters, because the count of words ignores digits: 0 is "a", 27 is "bb". */
const inLetters = (number: number): string =>
  (number >= 26 ? inLetters(Math.floor(number / 26)) : "") +
  String.fromCharCode(97 + (number % 26));

/** A text of words that occur nowhere else. */
const textBy = (voice: string, words: number) =>
  Array.from({ length: words }, (_, index) => voice + inLetters(index)).join(" ");

/** A valid town page with a story of its own. */
const townPage = (file: string, town: string, voice: string) => ({
  ...validEntry(file),
  town,
  story: {
    heading: "Its houses",
    paragraphs: [textBy(`${voice}one`, 110), textBy(`${voice}two`, 110)],
  },
});

/** Makes tests that change content with two town pages. */
const { accepts, refuses } = checkOf(() => {
  const named = (...names: string[]) => names.map((name) => ({ name }));
  const projectIn = (town: string, file: string) => ({
    ...(validFiles()["projects/blue-cape.json"] as object),
    location: `${town}, Harford County`,
    picture: { file, alt: "A porch" },
  });
  const tree: Files = {
    ...validFiles(),
    [belAir]: { ...townPage(belAir, "Bel Air", "ann"), projects: ["porch-bel-air"] },
    [grace]: { ...townPage(grace, "Havre de Grace", "bob"), projects: ["porch-grace"] },
    "projects/porch-bel-air.json": projectIn("Bel Air", "images/picture-4.jpg"),
    "projects/porch-grace.json": projectIn("Havre de Grace", "images/picture-5.jpg"),
  };
  set(tree, "areas.json", "counties", [
    // One town's name begins with the name of another town.
    { name: "Harford County", towns: named("Bel Air", "Havre de Grace", "Havre") },
  ]);
  set(tree, "areas.json", "independentCities", named("Baltimore"));
  return tree;
});

describe("a town page", () => {
  refuses({
    [lines(
      `Town page “Bel Iar” › Town is "Bel Iar", which is not one of the towns under Service areas; did you mean "Bel Air"? (data/${belAir}, town)`,
      `Town page “Bel Iar” › Projects › Project 1 is "porch-bel-air", which is in Bel Air, Harford County; a town page shows only projects in its own town (data/${belAir}, projects › no. 1)`,
    )]: (tree) => set(tree, belAir, "town", "Bel Iar"),
    "Town page “Bel Air”: is the page of Bel Air; it must be called bel-air-md.json (data/locations/bel-air.json)":
      (tree) => {
        tree["locations/bel-air.json"] = tree[belAir];
        delete tree["locations/bel-air-md.json"];
      },
    [`Town page “Bel Air” › Story › Paragraphs has 120 words; it must have at least 200 about this town, because search engines demote pages that say little (data/${belAir}, story › paragraphs)`]:
      (tree) => set(tree, belAir, "story.paragraphs", [textBy("x", 60), textBy("y", 60)]),
    [`Town page “Bel Air” › Projects › Project 1 is "porch-grace", which is in Havre de Grace, Harford County; a town page shows only projects in its own town (data/${belAir}, projects › no. 1)`]:
      (tree) => set(tree, belAir, "projects", ["porch-grace"]),
    'The business › Old addresses › “/locations/havre-de-grace-md” › Old address is "/locations/havre-de-grace-md", which the site itself uses; only an unused address can lead elsewhere (data/site.json, redirects › no. 1 › from)':
      (tree) =>
        set(tree, "site.json", "redirects", [
          { from: "/locations/havre-de-grace-md", to: "/about" },
        ]),
  });

  accepts({
    "a page with its own story, projects and questions": () => undefined,
    "a town and a place of a project that only look like others": (tree) => {
      set(tree, "areas.json", "counties.0.towns.0.name", "Bel O'Air");
      set(tree, "projects/porch-bel-air.json", "location", "Bel O’Air, Harford County");
      set(tree, belAir, "town", "Bel O\u200c’Air");
      tree["locations/bel-oair-md.json"] = tree[belAir];
      delete tree["locations/bel-air-md.json"];
    },
    "links and redirects to it": (tree) => {
      set(tree, "site.json", "navigation.0.link", "/locations/bel-air-md");
      set(tree, "site.json", "redirects", [{ from: "/harford", to: "/locations/bel-air-md" }]);
    },
  });
});

describe("a town in the service areas", () => {
  const thirdTown = (name: string) => (tree: Files) =>
    set(tree, "areas.json", "counties.0.towns.2", { name });

  refuses({
    'Service areas › Counties › “Harford County” › Towns › “Жабно” › Name is "Жабно"; it needs a letter from A to Z or a digit, because the address of its page uses only those (data/areas.json, counties › no. 1 › towns › no. 3 › name)':
      thirdTown("Жабно"),
    'Service areas › Counties › “Harford County” › Towns › “Bel-Air” › Name is "Bel-Air", but "Bel Air" has the same page address, /locations/bel-air-md; spell both the same way (data/areas.json, counties › no. 1 › towns › no. 3 › name)':
      thirdTown("Bel-Air"),
    'Service areas › Counties › “Harford County” › Towns › “Bel Air” › Name is "Bel Air", which is already in this list, as no. 1; remove one of them (data/areas.json, counties › no. 1 › towns › no. 3 › name)':
      thirdTown("Bel Air"),
  });

  accepts({
    "letters that an address writes without their accents": thirdTown("Łódź"),
    "a town that is in two counties": (tree) =>
      set(tree, "areas.json", "counties.1", { name: "Kent County", towns: [{ name: "Bel Air" }] }),
  });
});
