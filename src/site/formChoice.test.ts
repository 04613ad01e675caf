import { formChoiceOf } from "./formChoice";

const pages = (...addresses: string[]) => addresses.map((address) => ({ address }));

const choices = [
  { value: "wood", pages: pages("/services/decks", "/services/porches") },
  { value: "kitchen", pages: pages("/services/kitchens") },
  { value: "other", pages: null },
];

test.each([
  ["/services/porches", "wood"],
  ["/services/kitchens", "kitchen"],
  ["/services/kitchen", undefined],
  ["/services/roofs", undefined],
])("the contact form’s choice for %s is %s", (address, choice) => {
  expect(formChoiceOf(choices, address)).toBe(choice);
});
