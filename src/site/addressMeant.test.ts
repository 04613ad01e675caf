import { addressMeant } from "./addressMeant";

const origin = "https://www.example.com";

test.each([
  ["/about%3Futm_source=mail", "/about?utm_source=mail"],
  ["/about%23form", "/about#form"],
  ["/contact%2f", "/contact/"],
  ["/services%2Fdecks", "/services/decks"],
  ["/about//", "/about/"],
  ["/about%3Fa=1?b=2#form", "/about?a=1?b=2#form"],
])("%s means %s", (address, meant) =>
  expect(addressMeant(new URL(origin + address))).toBe(origin + meant),
);

test.each(["/", "/about?q=a%3Fb#c%23d", "/50%25-off", "/caf%C3%A9"])("%s means itself", (address) =>
  expect(addressMeant(new URL(origin + address))).toBeUndefined(),
);

test("an encoded slash leads to no other site", () =>
  expect(addressMeant(new URL(`${origin}/%2fexample.org`))).toBe(`${origin}/example.org`));
