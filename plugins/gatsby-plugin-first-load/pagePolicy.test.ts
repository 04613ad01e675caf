import { createHash } from "node:crypto";
import { blockedScript, policyFor } from "./pagePolicy";

const loader = "load()";

const directive = (name: string, policy: string) =>
  new RegExp(`${name} ([^;]*)`).exec(policy)?.[1]?.split(" ");

it("allows the loader, and no other inline script", () => {
  const hash = createHash("sha256").update(loader).digest("base64");
  expect(directive("script-src", policyFor(loader))).toEqual(["'self'", `'sha256-${hash}'`]);
});

it("allows connections to the address for quote requests, and to no other site", () => {
  const policy = policyFor(loader, "https://forms.acme.com/f/a;b?c=1");
  expect(directive("connect-src", policy)).toEqual(["'self'", "https://forms.acme.com"]);
  expect(directive("default-src", policy)).toEqual(["'self'"]);
  expect(policyFor(loader)).not.toContain("connect-src");
});

const page = (script: string) =>
  `<html><head><script data-page="/about">${loader}</script></head><body>${script}</body></html>`;

it.each([
  "<script>alert(1)</script>",
  '<script data-page="/about">alert(1)</script>',
  `<script>alert(1);${loader}</script>`,
  '<script type="module">\nalert(1)</script>',
])("reports a blocked script in one sentence: %s", (script) =>
  expect(blockedScript(page(script), "about.html", loader)).toMatch(
    /^The page about\.html has an inline script that its policy blocks, "alert\(1\).*"; see docs\/architecture\.md\.$/,
  ),
);

it.each([
  '<script type="application/ld+json">{"@type":"Question"}</script>',
  '<script data-src="/app.js"></script><script src="/app.js"></script>',
  "<p>It says &lt;script&gt;alert(1)&lt;/script&gt;</p>",
])("accepts data for search engines, files and text: %s", (script) =>
  expect(blockedScript(page(script), "about.html", loader)).toBeUndefined(),
);
