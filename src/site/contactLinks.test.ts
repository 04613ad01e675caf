import { internationalNumber, telLink } from "./contactLinks";

test.each([
  ["(410) 555-0142", "tel:+14105550142", "+14105550142"],
  ["(410) 555-0142 ext. 12", "tel:+14105550142;ext=12", "+14105550142 ext. 12"],
])("%s is called at %s, and search engines read %s", (number, link, read) => {
  expect([telLink(number), internationalNumber(number)]).toEqual([link, read]);
});
