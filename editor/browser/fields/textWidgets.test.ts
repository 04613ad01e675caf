import { countOf, matchingSuggestion } from "./textWidgets";

it.each([
  ["", 1, 60, "0 of at most 60 characters"],
  [" Decks ", 1, 60, "5 of at most 60 characters"],
  ["Decks", 50, 155, "5 of 50 to 155 characters"],
])("counts the characters of %p", (text, least, most, words) => {
  expect(countOf(text, least, most)).toBe(words);
});

it.each([
  ["windows", "Windows"],
  [" Windows ", "Windows"],
  ["kitchens  & baths", "Kitchens & baths"],
  ["Window", "Window"],
  [" Sheds ", "Sheds"],
  ["siding ", "/services/siding"],
  ["", ""],
])("turns %p into %p", (typed, word) => {
  const page = { value: "/services/siding", label: "Siding" };
  const suggestions = [{ value: "Kitchens & baths" }, { value: "Windows" }, page];
  expect(matchingSuggestion(typed, suggestions)).toBe(word);
});
