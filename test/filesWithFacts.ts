/** Content files with facts of the business and of two services. The service "porches" has no duration. */
export const filesWithFacts: readonly [string, unknown][] = [
  [
    "site.json",
    {
      phone: { number: "(410) 555-0142" },
      email: { address: "quotes@otterpoint.example" },
      license: { number: "MHIC #000000" },
      foundingYear: 1975,
      claims: [{ name: "start", figure: "1–2 weeks" }],
    },
  ],
  [
    "services/decks.json",
    {
      facts: { duration: { least: 1, most: 2, unit: "week" }, price: { least: 900, most: 4000 } },
      faqs: { list: "decks" },
    },
  ],
  [
    "services/porches.json",
    {
      facts: { duration: null, price: { least: 700, most: 700 } },
      faqs: { list: "shared" },
    },
  ],
];
