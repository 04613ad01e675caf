import { readRedirects } from "./redirects";

// publisher/server/http/siteHandler.test.ts writes and follows redirects.

test("ignores other lines", () => {
  const others = "\n# a note\n/half\n/bad javascript:1\n/worse //evil.example\n";
  expect(readRedirects(others).size).toBe(0);
});
