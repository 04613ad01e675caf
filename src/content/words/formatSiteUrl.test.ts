import { formatSiteUrl } from "./formatSiteUrl";

it.each([
  ["https://www.example.com", "https://www.example.com"],
  ["https://WWW.Example.com/", "https://www.example.com"],
  ["https://éxample.com", "https://xn--xample-9ua.com"],
  ["https://www.example.com:8443", "https://www.example.com:8443"],
  ["https://www.example.com/shop", "https://www.example.com/shop"],
  ["https://www.example.com?a", "https://www.example.com?a"],
  ["https://jo@www.example.com", "https://jo@www.example.com"],
  ["www.example.com", "www.example.com"],
  ["mailto:jo@example.com", "mailto:jo@example.com"],
])("%s becomes %s", (typed, address) => {
  expect(formatSiteUrl(typed)).toBe(address);
});
