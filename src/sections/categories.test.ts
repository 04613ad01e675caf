import { categoryAddress, categoryIn } from "./categories";

const categories = ["Siding", "Windows & Doors", "Decks"];

test.each([
  ["?category=Decks", "Decks"],
  ["?category=decks", "Decks"],
  ["?category=%20Decks+", "Decks"],
  ["?from=mail&category=Windows+%26+Doors", "Windows & Doors"],
  ["?category=Windows%20%26%20Doors", "Windows & Doors"],
  ["?category=Roofs", undefined],
  ["?category=", undefined],
  ["?category", undefined],
  ["?Decks", undefined],
  ["", undefined],
])("the query %p selects %p", (search, category) => {
  expect(categoryIn(search, categories)).toBe(category);
});

test.each(categories)("the address of %s selects it", (category) => {
  const { pathname, search } = new URL(categoryAddress(category), "https://a.example");
  expect(pathname).toBe("/projects");
  expect(categoryIn(search, categories)).toBe(category);
});
