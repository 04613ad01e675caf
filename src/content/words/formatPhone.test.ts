import { formatPhone } from "./formatPhone";

it.each([
  "443.555.0178",
  "(443)5550178",
  "443 555 0178",
  "+1 443 555 0178",
  " 1-443-555-0178 ",
  "(443) 555-0178",
])("brings %p into form", (typed) => {
  expect(formatPhone(typed)).toBe("(443) 555-0178");
});

it.each([
  "443.555.0178 x12",
  "(443) 555-0178 ext. 12",
  "443-555-0178 Extension: 12",
  "443 555 0178 #12",
  "tel:+14435550178;ext=12",
])("brings %p with an extension into form", (typed) => {
  expect(formatPhone(typed)).toBe("(443) 555-0178 ext. 12");
});

it.each([
  "",
  "443 555 017",
  "443 555 0178 ext.",
  "443 555 0178 x12345678",
  "443 555 01789",
  "call 443 555 0178",
  "2 443 555 0178",
  "44+35550178",
])("leaves %p as it is", (typed) => {
  expect(formatPhone(typed)).toBe(typed);
});
