/** @jest-environment node */
import { createHash } from "node:crypto";
import { parse, serialize } from "./html";
import { setPolicy } from "./pagePolicy";

const loader = "load()";

const page = (more = "") =>
  '<!DOCTYPE html><html lang="en-US"><head><meta charset="utf-8">' +
  `<script data-page="/about">${loader}</script></head><body>${more}</body></html>`;

/** The page with its policy. */
function withPolicy(html: string, delivery?: string): string {
  const document = parse(html);
  setPolicy(document, "about.html", loader, delivery);
  return serialize(document);
}

const scriptsOf = (html: string) => /script-src ([^;]*);/.exec(html)?.[1]?.split(" ");

const own = ["'self'", `'sha256-${createHash("sha256").update(loader).digest("base64")}'`];

it("stands first in the head and lets the loader run", () => {
  const html = withPolicy(page());
  expect(html).toContain(
    '<head><meta http-equiv="Content-Security-Policy" content="default-src \'self\';',
  );
  expect(scriptsOf(html)).toEqual(own);
  expect(html).not.toMatch(/script-src[^;]*unsafe/);
});

it.each([
  "<script>alert(1)</script>",
  '<script data-page="/about">alert(1)</script>',
  `<script>alert(1);${loader}</script>`,
  '<script type="module">alert(1)</script>',
])("is refused to a page with another inline script: %s", (script) =>
  expect(() => withPolicy(page(script))).toThrow(
    /^Gatsby's page about\.html has an inline script that its policy blocks, ".+"; see docs\/loading\.md\.$/,
  ),
);

it("minds neither data for search engines nor files", () => {
  const others =
    '<script type="application/ld+json">{"@type":"Question"}</script>' +
    '<script data-src="/app.js"></script><script src="/app.js"></script>';
  expect(scriptsOf(withPolicy(page(others)))).toEqual(own);
});

describe("where a page may send to", () => {
  const connect = (html: string) => /connect-src ([^;]*);/.exec(html)?.[1];

  it("is nowhere but here, as long as quote requests are not delivered", () => {
    expect(withPolicy(page())).not.toContain("connect-src");
    expect(withPolicy(page())).toContain("default-src 'self';");
  });

  it("follows the delivery, on and off again", () => {
    const on = withPolicy(page(), "https://forms.acme.com/f/a;b?c=1");
    expect(connect(on)).toBe("'self' https://forms.acme.com");
    expect(scriptsOf(on)).toEqual(own);
    expect(connect(withPolicy(on, "http://127.0.0.1:8123/x"))).toBe("'self' http://127.0.0.1:8123");
    expect(withPolicy(on)).toBe(withPolicy(page()));
  });
});

it("is the same however often it is written", () => {
  const once = withPolicy(page());
  expect(withPolicy(once)).toBe(once);
  expect(once.match(/http-equiv/g)).toHaveLength(1);
});

it("takes what a page says for text", () => {
  const html = withPolicy(page("<p>It costs $&amp; or $' or &lt;head&gt;</p>"));
  expect(html).toContain("<p>It costs $&amp; or $' or &lt;head&gt;</p>");
});
