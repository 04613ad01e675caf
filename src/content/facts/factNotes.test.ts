import { factNotes } from "./factNotes";

const files = new Map<string, unknown>([
  ["site.json", { foundingYear: 1975, claims: [{ name: "reply", figure: "one day" }] }],
  ["services/decks.json", { name: "Decks", facts: { price: { least: 900, most: 4000 } } }],
  ["services/roofs.json", { name: "Roofs", faqs: { list: "roofs" } }],
]);

it.each([
  [
    "pages/home.json",
    "Since {since}.",
    ["{since} shows 1975, from The business, Year founded › foundingYear"],
  ],
  [
    "pages/home.json",
    "{decks.price}, answered in {reply}, {reply} at most",
    [
      "{decks.price} shows $900–$4,000, from Decks, Duration and price › facts.price.least",
      "{reply} shows one day, from The business, Figures about your work › claims.0.figure",
    ],
  ],
  [
    "services/decks.json",
    "{price}",
    ["{price} shows $900–$4,000, from Decks, Duration and price › facts.price.least"],
  ],
  // Neither placeholder has a fact. The check of the content reports such placeholders.
  ["faqs/roofs.json", "{price} {nothing}", []],
])("in %s, says what visitors see for %j", (file, text, notes) => {
  const found = factNotes(text, files, file);
  expect(
    found.map(
      (note) =>
        `${note.name} shows ${note.text}, from ${note.source}, ${note.label} › ${note.place.path.join(".")}`,
    ),
  ).toEqual(notes);
});
