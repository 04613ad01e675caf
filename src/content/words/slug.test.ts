import { addressOfTownPage, slugify, townSlug } from "./slug";

test.each([
  ["Baltimore", "/locations/baltimore-md"],
  ["Towson", "/locations/towson-md"],
  ["Bel Air", "/locations/bel-air-md"],
  ["Havre de Grace", "/locations/havre-de-grace-md"],
  ["St. Michaels", "/locations/st-michaels-md"],
  ["Miller's Island", "/locations/millers-island-md"],
  ["Hell’s Half Acre (old)", "/locations/hell-s-half-acre-old-md"],
  ["St. Zoë & Martín", "/locations/st-zoe-martin-md"],
])("%s is at %s", (town, address) => {
  expect(addressOfTownPage(townSlug(town))).toBe(address);
});

test.each([
  ["Łódź", "lodz"],
  ["Große Straße", "grosse-strasse"],
  ["K’aren O'Neil", "karen-oneil"],
  ["Ærø, Đorđe & Ħal", "aero-dorde-hal"],
  ["ISPARTA Kapı", "isparta-kapi"],
])("%s becomes %s", (words, slug) => {
  expect(slugify(words)).toBe(slug);
});
