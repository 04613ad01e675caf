import { createSearch } from "./search";

it("halves no emoji at the ends of what it shows", () => {
  const around = `${"a".repeat(38)} deck ${"b".repeat(38)}`;
  const content = { text: `Before 🏠${around}🏠 after` };
  const search = createSearch(new Map([["testimonials/jane-d.json", content]]));
  expect(search("deck").map(({ words }) => words)).toEqual([`…${around}…`]);
});
