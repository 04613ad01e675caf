/** @jest-environment node */
import { closest } from "./closest";

const known = ["testimonials", "faqs", "services"];

test.each([
  ["fqas", "faqs"],
  ["Faqs", "faqs"],
  ["testimonal", "testimonials"],
  ["sevrices", "services"],
])("%s probably means %s", (word, meant) => {
  expect(closest(word, known)).toBe(meant);
});

test.each(["fqsa1", "projects"])("%s is like none of them", (word) => {
  expect(closest(word, known)).toBeUndefined();
});
