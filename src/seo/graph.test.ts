import { structuredData, type Business, type PageFacts } from "./graph";

const business: Business = {
  site: {
    businessType: "GeneralContractor",
    name: "Acme",
    url: "https://www.example.com",
    phone: { number: "(410) 555-0100" },
    email: { address: "jo@example.com" },
    base: { towns: ["Abingdon"], state: "Maryland", stateCode: "MD", timeZone: "America/New_York" },
    foundingYear: 1975,
    hours: [
      { label: "", hours: "", days: ["Monday", "Tuesday"], opens: "08:00", closes: "18:00" },
      { label: "", hours: "", days: ["Saturday"], opens: "00:00", closes: "00:00" },
      { label: "", hours: "", days: ["Sunday"], opens: null, closes: null },
    ],
  },
  counties: [{ name: "Harford County" }],
};

const page: PageFacts = { path: "/about", title: "About", description: "Who we are" };

const faqs = [
  { question: "How long?", answer: "A week." },
  { question: "How much?", answer: "It depends." },
];
const crumbs = [
  { name: "Services", path: "/services" },
  { name: "Decks", path: "/services/decks" },
];
const decks: PageFacts = { ...page, path: "/services/decks", crumbs, faqs, service: "Decks" };

type Node = Record<string, unknown>;

const nodesOf = (facts: PageFacts) => structuredData(business, facts)["@graph"] as Node[];
const nodeOf = (facts: PageFacts, type: string) =>
  nodesOf(facts).find((node) => node["@type"] === type);

/** Every value in a graph, however deep. */
const valuesIn = (value: unknown): unknown[] =>
  typeof value === "object" && value !== null
    ? [value, ...Object.values(value).flatMap(valuesIn)]
    : [value];

it("the business has its contact details, founding year, areas and opening hours", () => {
  expect(nodeOf(page, "GeneralContractor")).toMatchObject({
    name: "Acme",
    url: "https://www.example.com/",
    telephone: "+14105550100",
    email: "jo@example.com",
    foundingDate: "1975",
    address: { addressLocality: "Abingdon", addressRegion: "MD", addressCountry: "US" },
    areaServed: [{ "@type": "AdministrativeArea", name: "Harford County, MD" }],
    openingHoursSpecification: [
      { dayOfWeek: ["Monday", "Tuesday"], opens: "08:00", closes: "18:00" },
      { dayOfWeek: ["Saturday"], opens: "00:00", closes: "23:59" },
    ],
  });
});

describe("the graph", () => {
  it.each<[string, PageFacts]>([
    ["a plain page", page],
    ["the home page", { ...page, path: "/", faqs }],
    ["a service page", decks],
    ["a page about a town", { ...decks, path: "/locations/towson-md", town: "Towson" }],
  ])(
    "of %s names each part once, refers only to its parts, and leaves nothing empty",
    (_, facts) => {
      const nodes = nodesOf(facts);
      const ids = nodes.map((node) => node["@id"]);
      expect(new Set(ids).size).toBe(ids.length);
      const values = valuesIn(nodes);
      const references = values.flatMap((value) =>
        typeof value === "object" && value !== null && Object.keys(value).join() === "@id"
          ? [(value as Node)["@id"]]
          : [],
      );
      expect(references.filter((id) => !ids.includes(id))).toEqual([]);
      expect(
        values.filter((value) => value === undefined || value === null || value === ""),
      ).toEqual([]);
    },
  );

  // e2e/live/structuredData.test.ts compares breadcrumbs and questions with the page.
  it("names the provider of a service", () => {
    expect(nodeOf(decks, "Service")).toMatchObject({
      name: "Decks",
      provider: { "@id": "https://www.example.com/#business" },
    });
    expect(nodeOf(page, "Service")).toBeUndefined();
  });
});
