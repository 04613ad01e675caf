import { readRedirects, redirectsFile } from "./redirects";

describe("the redirects", () => {
  const redirects = [
    { from: "/decks.php", to: "/services/decks" },
    { from: "/ask", to: "/contact#quote" },
  ];

  it("are written a line each", () => {
    expect(redirectsFile(redirects)).toBe(
      "/decks.php /services/decks 301\n/ask /contact#quote 301\n",
    );
  });

  it("are read as they were written", () => {
    expect([...readRedirects(redirectsFile(redirects))]).toEqual(
      redirects.map(({ from, to }) => [from, to]),
    );
    expect(readRedirects("\n# a note\n/half\n").size).toBe(0);
  });
});
