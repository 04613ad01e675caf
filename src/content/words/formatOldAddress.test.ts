import { formatOldAddress } from "./formatOldAddress";

it.each([
  ["https://www.example.com/Old/page.html", "/Old/page.html"],
  ["http://example.com/old/ ", "/old"],
  ["www.example.com/old", "/old"],
  ["/old/", "/old"],
  ["https://example.com/old#top", "/old"],
  ["/old", "/old"],
  ["https://example.com/old?id=3", "https://example.com/old?id=3"],
  ["old", "/old"],
  ["old/Page.html", "/old/Page.html"],
  ["example.com", "example.com"],
])("turns the old address %p into %p", (typed, address) => {
  expect(formatOldAddress(typed)).toBe(address);
});
