/** @jest-environment node */
import { createHash } from "node:crypto";
import { lateLoader } from "../../src/firstLoad/loader";
import { withPolicy } from "./pagePolicy";

const page = (more = "") =>
  '<!DOCTYPE html><html lang="en-US"><head><meta charSet="utf-8"/>' +
  `<script data-page="/about">${lateLoader}</script></head><body>${more}</body></html>`;

const scriptsOf = (html: string) => /script-src ([^;]*);/.exec(html)?.[1]?.split(" ");

const own = ["'self'", `'sha256-${createHash("sha256").update(lateLoader).digest("base64")}'`];

it("stands first in the head and lets our one inline script run", () => {
  const html = withPolicy(page());
  expect(html).toContain(
    '<head><meta http-equiv="Content-Security-Policy" content="default-src \'self\';',
  );
  expect(scriptsOf(html)).toEqual(own);
  expect(html).not.toMatch(/script-src[^;]*unsafe/);
});

it("lets no other inline script run", () => {
  for (const script of [
    "<script>alert(1)</script>",
    '<script data-page="/about">alert(1)</script>',
    `<script>alert(1);${lateLoader}</script>`,
    '<script type="module">alert(1)</script>',
    '<script type="application/ld+json">{"@type":"Question"}</script>',
  ])
    expect(scriptsOf(withPolicy(page(script)))).toEqual(own);
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
