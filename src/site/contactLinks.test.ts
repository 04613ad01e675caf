import { internationalNumber, mailLink, telLink } from "./contactLinks";

test.each([
  ["(410) 555-0142", "tel:+14105550142", "+14105550142"],
  ["(410) 555-0142 ext. 12", "tel:+14105550142;ext=12", "+14105550142 ext. 12"],
])("%s is called at %s, and search engines read %s", (number, link, read) => {
  expect([telLink(number), internationalNumber(number)]).toEqual([link, read]);
});

test.each([
  ["jo+decks@example.com", "mailto:jo+decks@example.com"],
  ["a#b@example.com", "mailto:a%23b@example.com"],
  ["50%?&/=@example.com", "mailto:50%25%3F%26%2F%3D@example.com"],
])("%s is written to at %s", (address, link) => {
  expect(mailLink(address)).toBe(link);
});
