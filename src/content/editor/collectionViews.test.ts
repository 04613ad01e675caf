import { newFileName } from "./collectionViews";

test.each([
  ["testimonials", { name: "Zoë D.", town: "North East" }, "zoe-d-north-east"],
  ["projects", { title: "Deck & stairs", location: "Essex" }, "deck-stairs-essex"],
  ["faqs", { items: [{ question: "How long?" }] }, "how-long"],
  ["locations", { town: "Bel Air" }, "bel-air-md"],
  ["testimonials", {}, "new"],
  ["locations", {}, "new"],
  ["faqs", { items: [] }, "new"],
] as const)("the file of a new entry in %s with %j is called %s", (folder, content, name) => {
  expect(newFileName(folder, content)).toBe(name);
});
