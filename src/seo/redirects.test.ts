import { readRedirects, redirectsFile, redirectTarget } from "./redirects";

describe("the redirects", () => {
  const redirects = [
    { from: "/decks.php", to: "/services/decks" },
    { from: "/ask", to: "/contact#quote" },
    { from: "/reviews", to: "https://www.example.com/otter?all=1" },
  ];

  it("have two lines each, one with a slash at the end", () => {
    expect(redirectsFile(redirects.slice(0, 2))).toBe(
      "/decks.php /services/decks 301\n/decks.php/ /services/decks 301\n" +
        "/ask /contact#quote 301\n/ask/ /contact#quote 301\n",
    );
  });

  it("can be read back unchanged", () => {
    const read = readRedirects(redirectsFile(redirects));
    expect(read.size).toBe(6);
    for (const { from, to } of redirects)
      expect([read.get(from), read.get(`${from}/`)]).toEqual([to, to]);
    expect(
      readRedirects("\n# a note\n/half\n/bad javascript:1\n/worse //evil.example\n").size,
    ).toBe(0);
  });

  it.each([
    ["/about", "", "/about"],
    ["/about", "?a=b", "/about?a=b"],
    ["/contact#quote", "?a=b", "/contact?a=b#quote"],
    ["https://www.example.com/x", "?a=b", "https://www.example.com/x?a=b"],
    ["https://www.example.com/x?y=1#z", "?a=b", "https://www.example.com/x?y=1#z"],
  ])("to %s with the query %s go to %s", (to, query, target) => {
    expect(redirectTarget(to, query)).toBe(target);
  });
});
