import { closest } from "./didYouMean";

const tooLong = "a".repeat(101);

test.each([
  ["fqas", "faqs"],
  ["Faqs", "faqs"],
  ["testimonal", "testimonials"],
  ["sevrices", "services"],
  ["fqsa1", undefined],
  ["projects", undefined],
  [tooLong, undefined],
])("%.20s probably means %s", (word, meant) => {
  expect(closest(word, ["testimonials", "faqs", "services", tooLong])).toBe(meant);
});
