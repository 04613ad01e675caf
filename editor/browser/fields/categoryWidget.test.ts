/** @jest-environment node */
import { knownAs } from "./categoryWidget";

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
