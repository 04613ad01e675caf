import { newFileName } from "./newFileName";

test.each([
  ["testimonials", { name: "Zoë D.", town: "North East" }, "zoe-d-north-east"],
  ["projects", { title: "Deck & stairs", location: "Essex" }, "deck-stairs-essex"],
  ["faqs", { items: [{ question: "How long?" }] }, "how-long"],
  ["locations", { town: "Bel Air" }, "bel-air-md"],
  ["testimonials", { name: "王伟", town: "Bel Air" }, "bel-air"],
  ["testimonials", { name: "Николай Н.", town: "Аннаполис" }, "testimonial"],
  ["testimonials", { name: "محمد", town: "🏡" }, "testimonial"],
  ["testimonials", { name: "Con", town: "" }, "testimonial-con"],
  ["services", { name: "Aux" }, "service-page-aux"],
  ["faqs", { items: [{ question: "窓?" }] }, "list-of-questions"],
  [
    "projects",
    { title: "A very long title ".repeat(9), location: "Essex" },
    "a-very-long-title-a-very-long-title-a-very-long-title-a-very-long-title-a-very",
  ],
  ["testimonials", { name: "J\u200bo D.", town: "Essex" }, "jo-d-essex"],
  ["testimonials", {}, "new"],
  ["locations", {}, "new"],
  ["faqs", { items: [] }, "new"],
] as const)("the file of a new entry in %s with %j is called %s", (folder, content, name) => {
  expect(newFileName(folder, content)).toBe(name);
});

test("a new entry has another name than those that there are", () => {
  const taken = new Set(["bel-air", "bel-air-2"]);
  const content = { name: "王伟", town: "Bel Air" };
  expect(newFileName("testimonials", content, (name) => taken.has(name))).toBe("bel-air-3");
});
