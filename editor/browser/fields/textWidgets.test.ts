/** @jest-environment node */
import { countOf, knownAs, textsAt } from "./textWidgets";

it.each([
  ["", 1, 60, "0 of at most 60 characters"],
  [" Decks ", 1, 60, "5 of at most 60 characters"],
  ["Decks", 50, 155, "5 of 50 to 155 characters"],
])("counts %p", (text, least, most, words) => {
  expect(countOf(text, least, most)).toBe(words);
});

it.each([
  ["windows", "Windows"],
  [" Windows ", "Windows"],
  ["kitchens  & baths", "Kitchens & baths"],
  ["Window", "Window"],
  [" Sheds ", "Sheds"],
  ["", ""],
])("takes %p as %p", (typed, word) => {
  expect(knownAs(typed, ["Kitchens & baths", "Windows"])).toBe(word);
});

it("finds the texts at a path, in lists, too", () => {
  const areas = { counties: [{ towns: [{ name: "Elkton" }, { name: "" }] }, {}] };
  expect(textsAt(areas, ["counties", "*", "towns", "*", "name"])).toEqual(["Elkton"]);
  expect(textsAt({ name: "Decks" }, ["name"])).toEqual(["Decks"]);
});
