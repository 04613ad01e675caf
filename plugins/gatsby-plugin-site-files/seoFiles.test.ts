import { robots, sitemap } from "./seoFiles";

const url = "https://www.example.com";

// e2e/live/documents.test.ts tests the sitemap of a build.
it("the sitemap escapes addresses", () => {
  expect(sitemap("https://a&b<c", ["/"])).toContain("<loc>https://a&amp;b&lt;c/</loc>");
});

it("robots.txt excludes only the editor, and names the sitemap", () => {
  expect(robots(url)).toBe(
    "User-agent: *\nDisallow: /admin\n\nSitemap: https://www.example.com/sitemap.xml\n",
  );
});
