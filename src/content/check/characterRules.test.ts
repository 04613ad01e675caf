import { accepts, decks, home, jane, refuses } from "../../../test/contentCheck";
import { set } from "../../../test/contentFiles";

const site = "site.json";

refuses({
  'The business › Email › Email address contains an invisible character after "jo@example.com", U+200B; remove it (data/site.json, email › address)':
    (files) => set(files, site, "email.address", "jo@example.com\u200b"),
  "The business › Phone number contains an invisible character at its beginning, U+202A; remove it (data/site.json, phone › number)":
    (files) => set(files, site, "phone.number", "\u202a(410) 555-0142\u202c"),
  'The business › License number › License contains an invisible character after "MHIC #", U+200E; remove it (data/site.json, license › number)':
    (files) => set(files, site, "license.number", "MHIC #\u200e1234"),
  'Home page › Search results › Title contains an invisible character after "Decks", U+FEFF; remove it (data/pages/home.json, seo › title)':
    (files) => set(files, home, "seo.title", "Decks\ufeff and porches"),
  'Service page “decks name” › Top of the page › Picture › File contains an invisible character after "images/picture-7", U+2060; remove it (data/services/decks.json, hero › picture › file)':
    (files) => set(files, decks, "hero.picture.file", "images/picture-7\u2060.jpg"),
  "The business › Email › Email address contains “о”, U+043E, at its beginning, which only looks like a letter from A to Z; type the letter again (data/site.json, email › address)":
    (files) => set(files, site, "email.address", "оtter@example.com"),
});

accepts({
  "invisible characters in free texts, where pages leave them out": (files) =>
    set(
      files,
      jane,
      "text",
      "Sturdy\u200b and dry. \ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d\udc67",
    ),
  "a name in another script": (files) => set(files, jane, "name", "Ольга B."),
});
