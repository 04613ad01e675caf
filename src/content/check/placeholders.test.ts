/** @jest-environment node */
import { decks, home, refuses, siding, type Row } from "../../../test/contentCheck";
import { set } from "../../../test/contentFiles";

const seoDescription = "Windows, doors and siding for the houses of three counties, since 1975.";

const copy: Row[] = [
  [
    "an unknown word in braces",
    (files) => set(files, decks, "hero.lead", "Call {fax} or write."),
    "data/services/decks.json: hero › lead holds {fax}, which stands for nothing; braces may only be {phone}, {email}, {license}, {since}",
  ],
  [
    "a misspelled word in braces",
    (files) => set(files, decks, "hero.lead", "Call { Phone }."),
    "data/services/decks.json: hero › lead holds { Phone }, which stands for nothing; did you mean {phone}?",
  ],
  [
    "a brace that is not closed",
    (files) => set(files, decks, "hero.lead", "Call {phone or write {email}."),
    "data/services/decks.json: hero › lead holds {, which stands for nothing; braces may only be {phone}, {email}, {license}, {since}",
  ],
  [
    "one title for two pages",
    (files) => {
      set(files, decks, "seo.title", "Decks in Harford County");
      set(files, home, "seo.title", "Decks in Harford county ");
    },
    "data/pages/home.json: seo › title is the same as in data/services/decks.json; each page needs its own",
    "data/services/decks.json: seo › title is the same as in data/pages/home.json; each page needs its own",
  ],
  [
    "titles of two pages that differ by spaces only",
    (files) => {
      set(files, decks, "seo.title", "Decks in\u00a0Harford County");
      set(files, home, "seo.title", "Decks  in Harford County");
    },
    "data/pages/home.json: seo › title is the same as in data/services/decks.json; each page needs its own",
    "data/services/decks.json: seo › title is the same as in data/pages/home.json; each page needs its own",
  ],
  [
    "one title for two pages, of which one takes a fact from site.json",
    (files) => {
      set(files, "site.json", "license.number", "MHIC #7");
      set(files, decks, "seo.title", "Decks under {license}");
      set(files, home, "seo.title", "Decks under MHIC #7");
    },
    "data/pages/home.json: seo › title is the same as in data/services/decks.json; each page needs its own",
    "data/services/decks.json: seo › title is the same as in data/pages/home.json; each page needs its own",
  ],
  [
    "a title and a description that are too long once the facts are filled in",
    (files) => {
      set(files, "site.json", "email.address", "somebody.with.a.long.name@example.com");
      set(files, decks, "seo.title", `Decks, ${"and more ".repeat(4)}: {email}`);
      set(files, decks, "seo.description", `Decks ${"and more ".repeat(14)}: {email}`);
    },
    "data/services/decks.json: seo › title has 82 characters once the words in braces are filled in; it must be text of at most 60 characters",
    "data/services/decks.json: seo › description has 171 characters once the words in braces are filled in; it must be text of 50 to 155 characters",
  ],
  [
    "one description for two pages",
    (files) => {
      set(files, decks, "seo.description", seoDescription);
      set(files, siding, "seo.description", seoDescription);
    },
    "data/services/decks.json: seo › description is the same as in data/services/siding.json; each page needs its own",
    "data/services/siding.json: seo › description is the same as in data/services/decks.json; each page needs its own",
  ],
];

describe("the check of copy", () => {
  refuses(copy);
});
