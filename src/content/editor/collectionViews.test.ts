import { newFileName } from "./collectionViews";

test.each([
  ["testimonials", { name: "Zoë D.", town: "North East" }, "zoe-d-north-east"],
  ["projects", { title: "Deck & stairs", location: "Essex" }, "deck-stairs-essex"],
  ["faqs", { items: [{ question: "How long?" }] }, "how-long"],
  ["locations", { town: "Bel Air" }, "bel-air-md"],
  ["testimonials", {}, "new"],
  ["locations", {}, "new"],
  ["faqs", { items: [] }, "new"],
] as const)("of %s with %j it is %s", (folder, content, name) => {
  expect(newFileName(folder, content)).toBe(name);
});
