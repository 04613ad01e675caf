import { baseLine, internationalNumber, telLink } from "./useSite";

test.each([
  ["(410) 555-0142", "tel:+14105550142", "+14105550142"],
  ["(410) 555-0142 ext. 12", "tel:+14105550142;ext=12", "+14105550142 ext. 12"],
])("%s is called at %s, and search engines read %s", (number, link, read) => {
  expect([telLink(number), internationalNumber(number)]).toEqual([link, read]);
});

// The links to call and to write are in the tests of the parts that show them.
test.each([
  [["Abingdon", "Aberdeen"], "Abingdon & Aberdeen, Maryland"],
  [["Bel Air"], "Bel Air, Maryland"],
])("the base in %p is written as %p", (towns, line) => {
  expect(baseLine({ towns, state: "Maryland" })).toBe(line);
});
