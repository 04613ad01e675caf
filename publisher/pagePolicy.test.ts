/** @jest-environment node */
import { createHash } from "node:crypto";
import { scriptLoader, withLateScripts } from "./lateScripts";
import { withPolicy } from "./pagePolicy";

const loader = '/*<![CDATA[*/window.pagePath="/about";/*]]>*/';
const mapping = '\n  window.___chunkMapping="{}";\n';
const compilation = 'window.___webpackCompilationHash="b274ff";';

const page = (more = "") =>
  `<!DOCTYPE html><html lang="en-US"><head><meta charSet="utf-8"/></head><body>${more}` +
  `<script id="gatsby-script-loader">${loader}</script>` +
  `<script\n id="gatsby-chunk-mapping"\n>${mapping}</script>` +
  `<script>${compilation}</script><script src="/app.js" async></script></body></html>`;

const hash = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

const scriptsOf = (html: string) => /script-src ([^;]*);/.exec(html)?.[1]?.split(" ");

const own = ["'self'", hash(loader), hash(mapping), hash(compilation)];

it("stands first in the head and lets Gatsby's inline scripts run", () => {
  const html = withPolicy(page());
  expect(html).toContain(
    '<head><meta http-equiv="Content-Security-Policy" content="default-src \'self\';',
  );
  expect(scriptsOf(html)).toEqual(own);
  expect(html).not.toMatch(/script-src[^;]*unsafe/);
});

it("lets the loader of the page's scripts run", () => {
  const late = withLateScripts(page());
  expect(scriptsOf(withPolicy(late))).toEqual(["'self'", hash(scriptLoader), ...own.slice(1)]);
});

it("lets no other inline script run", () => {
  for (const script of [
    "<script>alert(1)</script>",
    '<script id="mine">alert(1)</script>',
    `<script>alert(1);${compilation}</script>`,
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

it("is the same however often it is written, and follows the page", () => {
  const once = withPolicy(page());
  expect(withPolicy(once)).toBe(once);
  const changed = withPolicy(once.replace("b274ff", "c01dfe"));
  expect(scriptsOf(changed)).toEqual([
    ...own.slice(0, 3),
    hash('window.___webpackCompilationHash="c01dfe";'),
  ]);
  expect(changed.match(/http-equiv/g)).toHaveLength(1);
});

it("takes what a page says for text", () => {
  const html = withPolicy(page("<p>It costs $&amp; or $' or &lt;head&gt;</p>"));
  expect(html).toContain("<p>It costs $&amp; or $' or &lt;head&gt;</p>");
});
