import { structuredData, type Business } from "./graph";

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

// e2e/live/structuredData.test.ts tests the other parts of the graph, and compares them with the page.
it("the business has its contact details, founding year, areas and opening hours", () => {
  const page = { path: "/about", title: "About", description: "Who we are" };
  const [part] = structuredData(business, page)["@graph"] as unknown[];
  expect(part).toMatchObject({
    "@type": "GeneralContractor",
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

test("a page without a page above it has no breadcrumbs", () => {
  const crumb = { name: "Decks", path: "/services/decks" };
  const page = { ...crumb, title: "Decks", description: "Boards", crumbs: [crumb] };
  expect(JSON.stringify(structuredData(business, page))).not.toMatch(/breadcrumb/i);
});
