import { entryId } from "./entryId";

it.each(["karen-m-bel-air", "decks", "titles", "quotes"])("%s keeps its name", (name) => {
  expect(entryId(name)).toBe(name);
});

it.each(["main", "quote", "page-title", "links-heading"])(
  "%s, as a part of the page is called, does not",
  (name) => expect(entryId(name)).not.toBe(name),
);
