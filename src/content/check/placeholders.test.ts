import { decks, home, refuses, siding, type Row } from "../../../test/contentCheck";
import { set } from "../../../test/contentFiles";

const seoDescription = "Windows, doors and siding for the houses of three counties, since 1975.";

const copy: Row[] = [
  [
    "an unknown word in braces",
    (files) => set(files, decks, "hero.lead", "Call {fax} or write."),
    "Service page “decks name” › Top of the page › Introduction holds {fax}, which stands for nothing; use one of {phone}, {email}, {license}, {since} (data/services/decks.json, hero › lead)",
  ],
  [
    "a misspelled word in braces",
    (files) => set(files, decks, "hero.lead", "Call { Phone }."),
    "Service page “decks name” › Top of the page › Introduction holds { Phone }, which stands for nothing; did you mean {phone}? (data/services/decks.json, hero › lead)",
  ],
  [
    "a brace that is not closed",
    (files) => set(files, decks, "hero.lead", "Call {phone or write {email}."),
    "Service page “decks name” › Top of the page › Introduction holds {, which stands for nothing; use one of {phone}, {email}, {license}, {since} (data/services/decks.json, hero › lead)",
  ],
  [
    "one title for two pages",
    (files) => {
      set(files, decks, "seo.title", "Decks in Harford County");
      set(files, home, "seo.title", "Decks in Harford county ");
    },
    "Home page › Search results › Title is the same as in Service page “decks name”; each page needs its own (data/pages/home.json, seo › title)",
    "Service page “decks name” › Search results › Title is the same as in Home page; each page needs its own (data/services/decks.json, seo › title)",
  ],
  [
    "titles of two pages that differ only in spaces",
    (files) => {
      set(files, decks, "seo.title", "Decks in\u00a0Harford County");
      set(files, home, "seo.title", "Decks  in Harford County");
    },
    "Home page › Search results › Title is the same as in Service page “decks name”; each page needs its own (data/pages/home.json, seo › title)",
    "Service page “decks name” › Search results › Title is the same as in Home page; each page needs its own (data/services/decks.json, seo › title)",
  ],
  [
    "one title for two pages, once a fact is filled in",
    (files) => {
      set(files, "site.json", "license.number", "MHIC #7");
      set(files, decks, "seo.title", "Decks under {license}");
      set(files, home, "seo.title", "Decks under MHIC #7");
    },
    "Home page › Search results › Title is the same as in Service page “decks name”; each page needs its own (data/pages/home.json, seo › title)",
    "Service page “decks name” › Search results › Title is the same as in Home page; each page needs its own (data/services/decks.json, seo › title)",
  ],
  [
    "a title and a description that are too long once the facts are filled in",
    (files) => {
      set(files, "site.json", "email.address", "somebody.with.a.long.name@example.com");
      set(files, decks, "seo.title", `Decks, ${"and more ".repeat(4)}: {email}`);
      set(files, decks, "seo.description", `Decks ${"and more ".repeat(14)}: {email}`);
    },
    "Service page “decks name” › Search results › Title has 82 characters once the words in braces are filled in; it must be text of at most 60 characters (data/services/decks.json, seo › title)",
    "Service page “decks name” › Search results › Description has 171 characters once the words in braces are filled in; it must be text of 50 to 155 characters (data/services/decks.json, seo › description)",
  ],
  [
    "one description for two pages",
    (files) => {
      set(files, decks, "seo.description", seoDescription);
      set(files, siding, "seo.description", seoDescription);
    },
    "Service page “decks name” › Search results › Description is the same as in Service page “siding name”; each page needs its own (data/services/decks.json, seo › description)",
    "Service page “siding name” › Search results › Description is the same as in Service page “decks name”; each page needs its own (data/services/siding.json, seo › description)",
  ],
];

describe("the check of copy", () => {
  refuses(copy);
});
