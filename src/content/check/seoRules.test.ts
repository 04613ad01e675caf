import { decks, home, lines, refuses, siding, warns } from "../../../test/contentCheck";
import { set } from "../../../test/contentFiles";

describe.each([
  ["two pages", "Decks in Harford County", "Decks in Harford county "],
  ["two pages, but for spaces", "Decks in\u00a0Harford County", "Decks  in Harford County"],
  ["two pages, once a fact is filled in", "Decks under {license}", "Decks under MHIC #7"],
])("one title for %s", (_what, ofDecks, ofHome) => {
  refuses({
    [lines(
      "Home page › Search results › Title is the same as in Service page “decks name”; each page needs its own (data/pages/home.json, seo › title)",
      "Service page “decks name” › Search results › Title is the same as in Home page; each page needs its own (data/services/decks.json, seo › title)",
    )]: (files) => {
      set(files, "site.json", "license.number", "MHIC #7");
      set(files, decks, "seo.title", ofDecks);
      set(files, home, "seo.title", ofHome);
    },
  });
});

refuses({
  [lines(
    "Service page “decks name” › Search results › Description is the same as in Service page “siding name”; each page needs its own (data/services/decks.json, seo › description)",
    "Service page “siding name” › Search results › Description is the same as in Service page “decks name”; each page needs its own (data/services/siding.json, seo › description)",
  )]: (files) => {
    const description = "Windows, doors and siding for the houses of three counties, since 1975.";
    set(files, decks, "seo.description", description);
    set(files, siding, "seo.description", description);
  },
  "Service page “decks name” › Search results › Title has 82 characters once its facts are filled in, but only 60 fit (data/services/decks.json, seo › title)":
    (files) => {
      set(files, "site.json", "email.address", "somebody.with.a.long.name@example.com");
      set(files, decks, "seo.title", `Decks, ${"and more ".repeat(4)}: {email}`);
    },
});

// Search engines cut such a text, so a longer fact can be saved.
warns({
  "Service page “decks name” › Search results › Description has 166 characters once its facts are filled in, but only 155 fit (data/services/decks.json, seo › description)":
    (files) => {
      set(files, "site.json", "phone.number", "410-555-0142 x12");
      set(files, decks, "seo.description", `Decks ${"and more ".repeat(15)}: {phone}.`);
    },
});
