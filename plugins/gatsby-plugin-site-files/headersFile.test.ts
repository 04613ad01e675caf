import { readFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder, writeFiles } from "../../test/temporaryFolder";
import { headersFile, writeHeadersFile, type HostedSite } from "./headersFile";
import { forever } from "./cachePolicy";
import { securityHeaders } from "./securityHeaders";

const script = `app-${"a".repeat(20)}.js`;
const scripts = [script];

/** The headers of an editor's page that saves on another site. */
const admin = {
  "Content-Security-Policy": "script-src 'self' 'unsafe-eval'; connect-src https://git.example.com",
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Referrer-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "X-Robots-Tag": "noindex, nofollow",
};

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

it("sets the security headers on every page, and caches hashed files for a year", () => {
  expect(rulesOf(headersFile({ isSample: false }, scripts))).toEqual({
    "/*": securityHeaders,
    "/static/*": { "Cache-Control": forever },
    [`/${script}`]: { "Cache-Control": forever },
  });
});

it("asks search engines not to list the site while anything is a sample", () => {
  expect(rulesOf(headersFile({ isSample: true }, scripts))["/*"]).toEqual({
    ...securityHeaders,
    "X-Robots-Tag": "noindex",
  });
});

it("has only different headers for the editor, since hosts join the rules", () => {
  const rules = rulesOf(headersFile({ isSample: false, admin }, scripts));
  const editor = rules["/admin/*"] ?? {};
  expect(editor["Content-Security-Policy"]).toContain("'unsafe-eval'");
  expect(editor["Content-Security-Policy"]).toContain("https://git.example.com");
  expect(editor["X-Frame-Options"]).toBeUndefined();
  expect(editor["X-Content-Type-Options"]).toBeUndefined();
});

it("repeats only headers that may have several values", () => {
  const rules = rulesOf(headersFile({ isSample: true, admin }, scripts));
  const names = (path: string) => Object.keys(rules[path] ?? {});
  const twice = names("/admin/*").filter((name) => names("/*").includes(name));
  expect(twice.sort()).toEqual(["Content-Security-Policy", "Referrer-Policy", "X-Robots-Tag"]);
});

it("allows the window of the editor's login, if there is an editor", () => {
  const openerOf = (site: HostedSite) =>
    rulesOf(headersFile(site, scripts))["/*"]?.["Cross-Origin-Opener-Policy"];
  expect(openerOf({ isSample: false })).toBe("same-origin");
  expect(openerOf({ isSample: false, admin })).toBe("same-origin-allow-popups");
});

it("has no rule for the editor if none is published", () => {
  expect(headersFile({ isSample: false }, scripts)).not.toContain("/admin");
});

it("writes each header's name with the same capitals", () => {
  const text = headersFile({ isSample: true, admin }, scripts);
  const names = [...new Set([...text.matchAll(/^ {2}([\w-]+):/gm)].map(([, name = ""]) => name))];
  expect(names.map((name) => name.toLowerCase()).sort()).toEqual(
    [...new Set(names.map((name) => name.toLowerCase()))].sort(),
  );
});

it("has the editor's rule second, since hosts read a limited number of rules", () => {
  const text = headersFile({ isSample: false, admin }, scripts);
  expect(Object.keys(rulesOf(text)).slice(0, 2)).toEqual(["/*", "/admin/*"]);
});

describe("the headers of a published folder", () => {
  const folder = temporaryFolder();
  const hashed = (name: string, digit: string) => `${name}-${digit.repeat(20)}.js`;

  it("have no rule for scripts of earlier builds", async () => {
    const [app, late] = [hashed("app", "a"), hashed("late", "b")];
    const left = Array.from({ length: 200 }, (_, at) =>
      hashed(`old-${at}`, (at % 16).toString(16)).replace(
        /^(.*)-(.{4}).{16}/,
        `$1-$2${String(at).padStart(16, "0")}`,
      ),
    );
    writeFiles(folder.path, {
      "index.html": `<script src="/${app}"></script>`,
      [app]: `{1:"${"b".repeat(20)}"}`,
      [late]: "",
      [`${app}.map`]: "{}",
      "admin/index.html": "",
      ...Object.fromEntries(left.map((name) => [name, ""])),
    });
    await writeHeadersFile(folder.path, { isSample: true, admin });
    const rules = rulesOf(readFileSync(join(folder.path, "_headers"), "utf8"));
    expect(Object.keys(rules)).toEqual(["/*", "/admin/*", "/static/*", `/${app}`, `/${late}`]);
  });
});
