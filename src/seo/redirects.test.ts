import { readRedirects, redirectsFile } from "./redirects";

// publisher/server/http/siteHandler.test.ts follows redirects.

test("redirects can be read back, each also with a slash at the end", () => {
  const redirects = [
    { from: "/decks.php", to: "/services/decks" },
    { from: "/ask", to: "/contact#quote" },
    { from: "/reviews", to: "https://www.example.com/otter?all=1" },
  ];
  const pairs = redirects.flatMap(({ from, to }) => [
    [from, to],
    [`${from}/`, to],
  ]);
  expect([...readRedirects(redirectsFile(redirects))]).toEqual(pairs);
});

test("ignores other lines", () => {
  expect(readRedirects("\n# a note\n/half\n/bad javascript:1\n/worse //evil.example\n").size).toBe(
    0,
  );
});
