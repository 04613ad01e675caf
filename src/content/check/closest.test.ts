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

test.each(["a".repeat(101), "Lorem ipsum dolor ".repeat(3000)])(
  "%.20s… is too long for a name",
  (word) => {
    expect(closest(word, [...known, word])).toBeUndefined();
  },
);

test.each(["fqsa1", "projects"])("%s resembles none of them", (word) => {
  expect(closest(word, known)).toBeUndefined();
});
