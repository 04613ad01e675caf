import { blockedScript, policyFor } from "./pagePolicy";

const loader = "load()";
const policy = policyFor(loader);

// e2e/live/policy.test.ts reads the policy of every page.

const page = (script: string) =>
  `<html><head><script data-page="/about">${loader}</script></head><body>${script}</body></html>`;

const move = /move it to a file, or remove it\.$/;
const allow = /allow its address in .+\.ts, or remove/;

it.each([
  ["<script>alert(1)</script>", move],
  ['<script data-page="/about">alert(1)</script>', move],
  [`<script>alert(1);${loader}</script>`, move],
  ['<script type="module">\nalert(1)</script>', move],
  ['<script async src="https://example.com/alert(1).js"></script>', allow],
  ['<script src="//example.com/alert(1).js"></script>', allow],
])("reports a blocked script in one sentence: %s", (script, advice) => {
  const sentence = blockedScript(page(script), "about.html", policy);
  expect(sentence).toMatch(
    /^The page about\.html has a script that its policy blocks, ".*alert\(1\).*"; /,
  );
  expect(sentence).toMatch(advice);
});

it.each([
  '<script type="application/ld+json">{"@type":"Question"}</script>',
  '<script data-src="/app.js"></script><script src="/app.js"></script>',
  '<script src="app.js"></script>',
  "<p>It says &lt;script&gt;alert(1)&lt;/script&gt;</p>",
])("accepts data for search engines, files and text: %s", (script) =>
  expect(blockedScript(page(script), "about.html", policy)).toBeUndefined(),
);

it("accepts scripts from an address that the policy allows", () => {
  const widened = policy.replace("script-src", "script-src https://example.com");
  const script = '<script src="https://example.com/a.js"></script>';
  expect(blockedScript(page(script), "about.html", widened)).toBeUndefined();
});
