/** @jest-environment node */
import { headersFile } from "./headersFile";
import { forever } from "../shared/cachePolicy";
import { securityHeaders } from "../shared/securityHeaders";

const script = `app-${"a".repeat(20)}.js`;
const topFiles = ["404.html", script, `${script}.map`, "index.html", "static"];

/** The rules of a file: the headers of each path. */
function rulesOf(file: string): Record<string, Record<string, string>> {
  const rules = file.trim().split("\n\n");
  return Object.fromEntries(
    rules.map((rule) => {
      const [path = "", ...lines] = rule.split("\n");
      const headers = lines.map((line) => /^ {2}([^:]+): (.+)$/.exec(line)?.slice(1) ?? []);
      return [path, Object.fromEntries(headers) as Record<string, string>];
    }),
  );
}

it("gives every page the security headers, and hashed files a year", () => {
  expect(rulesOf(headersFile({ topFiles, isSample: false }))).toEqual({
    "/*": securityHeaders,
    "/static/*": { "Cache-Control": forever },
    [`/${script}`]: { "Cache-Control": forever },
  });
});

it("asks search engines to stay away while anything is a sample", () => {
  expect(rulesOf(headersFile({ topFiles, isSample: true }))["/*"]).toEqual({
    ...securityHeaders,
    "X-Robots-Tag": "noindex",
  });
});

it("says of the editor only what differs, since hosts join the rules", () => {
  const connect = ["https://git.example.com"];
  const rules = rulesOf(headersFile({ topFiles, isSample: false, editor: { connect } }));
  const editor = rules["/admin/*"] ?? {};
  expect(editor["content-security-policy"]).toContain("'unsafe-eval'");
  expect(editor["content-security-policy"]).toContain("https://git.example.com");
  expect(editor["x-frame-options"]).toBeUndefined();
  expect(editor["x-content-type-options"]).toBeUndefined();
});

it("gives no header twice but those whose values may stand side by side", () => {
  const connect = ["https://git.example.com"];
  const rules = rulesOf(headersFile({ topFiles, isSample: true, editor: { connect } }));
  const names = (path: string) => Object.keys(rules[path] ?? {}).map((name) => name.toLowerCase());
  const twice = names("/admin/*").filter((name) => names("/*").includes(name));
  expect(twice.sort()).toEqual(["content-security-policy", "referrer-policy", "x-robots-tag"]);
});

it("lets a log-in for the editor answer from its window, where there is an editor", () => {
  const openerOf = (editor?: { connect: string[] }) =>
    rulesOf(headersFile({ topFiles, isSample: false, editor }))["/*"]?.[
      "Cross-Origin-Opener-Policy"
    ];
  expect(openerOf()).toBe("same-origin");
  expect(openerOf({ connect: ["https://api.github.com"] })).toBe("same-origin-allow-popups");
});

it("has no rule for an editor that is not published", () => {
  expect(headersFile({ topFiles, isSample: false })).not.toContain("/admin");
});
