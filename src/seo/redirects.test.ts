import { readRedirects } from "./redirects";

// publisher/server/http/siteHandler.test.ts writes and follows redirects.

test("ignores other lines", () => {
  expect(readRedirects("\n# a note\n/half\n/bad javascript:1\n/worse //evil.example\n").size).toBe(
    0,
  );
});
